// The entry of every npm script. It imports nothing else before it knows that this Node can load it.
import fs from 'node:fs';

const [, , name, ...args] = process.argv;
const {engines} = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const [major, minor] = process.versions.node.split('.').map(Number);
/** The lowest version of each major one, such as `20.19`. */
const lowest = engines.node.match(/[\d.]+/g);
const least = lowest.find((version) => version.split('.')[0] === String(major));

if (least && minor >= Number(least.split('.')[1] ?? 0)) {
  const {runCommand} = await import('./lib/command-line.mjs');
  const {default: command} = await import(`./commands/${name.replace(':', '-')}.mjs`);
  await runCommand(name, command, args);
} else {
  const needed = lowest.join(', ').replace(/, (\S+)$/, ' or $1');
  console.error(`This needs Node ${needed} or a later minor version of these; it was run with ${process.version}.`);
  process.exitCode = 1;
}
