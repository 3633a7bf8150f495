import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../lib/__tests__/temporary-folder';
import {runWebpack} from '../../__tests__/run-webpack';
import {devCache} from '../dev-cache';

/** Makes the bundle with what the last run has left in the cache, and gives the files that were compiled for it. */
const compiled = async (dir: string): Promise<string[]> => {
  const config = {
    mode: 'development' as const,
    context: dir,
    entry: './entry.js',
    output: {path: path.join(dir, 'out')},
    cache: {type: 'filesystem' as const, cacheDirectory: path.join(dir, 'cache')},
    ...devCache.dev,
  };
  const files: string[] = [];
  await runWebpack(config, (compiler) =>
    compiler.hooks.compilation.tap('test', ({hooks}) =>
      hooks.buildModule.tap('test', (module) => void files.push(path.basename(module.identifier()))),
    ),
  );
  return files;
};

test('compiles a file again when it says something else, not when it was only written again', async () => {
  const dir = temporaryFolder();
  for (const [text, files] of [
    ['console.log(1);', ['entry.js']],
    ['console.log(1);', []],
    ['console.log(2);', ['entry.js']],
  ] as const) {
    fs.writeFileSync(path.join(dir, 'entry.js'), text);
    expect(await compiled(dir)).toEqual(files);
  }
});
