import {spawn} from 'node:child_process';
import {expect, test} from 'vitest';

test.each([
  ['ends what a command started', ''],
  ['kills what does not end, when it comes again', "trap '' TERM;"],
])('a signal %s', async (_name, trap) => {
  const shell = `${trap} echo $$; exec sleep 1000`;
  const script = `import('./tools/lib/run.mjs').then((it) => it.collect('sh', ['-c', "${shell}"], {}, console.log))`;
  const command = spawn(process.execPath, ['-e', script], {stdio: ['ignore', 'pipe', 'inherit']});
  const ended = new Promise((resolve) => command.on('close', resolve));
  const sleeper = Number(await new Promise((resolve) => command.stdout.once('data', resolve)));
  const timer = setInterval(() => command.kill(), 100);
  expect(await ended).toBe(143);
  clearInterval(timer);
  expect(() => process.kill(sleeper, 0)).toThrow('ESRCH');
});
