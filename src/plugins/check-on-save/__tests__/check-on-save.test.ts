import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import {temporaryFolder} from '../../../lib/__tests__/temporary-folder';
import checkOnSave from '..';

/** Stands for the content check: says its arguments, and fails for a page with a mistake. */
const PROGRAM = '#!/bin/sh\necho "$@"\n! grep -q mistake "$2"\n';

test('after a rebuild the saved pages are checked; what is said is printed, once more when it is mended', async () => {
  const siteDir = temporaryFolder({
    'node_modules/.bin/tsx': PROGRAM,
    'docs/a.md': 'text',
    'docs/b.md': 'text',
  });
  const file = path.join(siteDir, 'docs/a.md');
  const save = (text: string, seconds: number) => {
    fs.writeFileSync(file, text);
    fs.utimesSync(file, Date.now() / 1000 + seconds, Date.now() / 1000 + seconds);
  };
  fs.chmodSync(path.join(siteDir, 'node_modules/.bin/tsx'), 0o755);
  for (const name of ['a', 'b']) fs.utimesSync(path.join(siteDir, `docs/${name}.md`), 0, 0);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const tap = vi.fn();
  const {configureWebpack} = checkOnSave({siteDir} as LoadContext);
  const {plugins} = configureWebpack!({} as never, false, {} as never, undefined) as {
    plugins: {apply: (compiler: object) => void}[];
  };
  plugins[0]!.apply({hooks: {done: {tap}}});
  const rebuilt = tap.mock.calls[0]![1] as () => void;

  save('a mistake', 1);
  rebuilt();
  await vi.waitFor(() => expect(print).toHaveBeenCalledWith('\ntools/check/main.ts docs/a.md'), 5000);
  save('text', 2);
  rebuilt();
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(2), 5000);
});
