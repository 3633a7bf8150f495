import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {findPages} from '../../lib/markdown/find-pages';

/**
 * In development: prints what the content check says of the pages that were saved, when they are on the screen. The
 * check is another process, which takes the time that the server leaves. It needs the `devDependencies`.
 */
export default function checkOnSave({siteDir}: LoadContext): Plugin {
  const program = path.join(siteDir, 'node_modules/.bin/tsx');
  let since = Date.now();
  let isRunning = false;
  let hadProblems = false;

  const check = (): void => {
    if (isRunning) return;
    const timeOf = (file: string) => fs.statSync(path.join(siteDir, file)).mtimeMs;
    const saved = findPages(siteDir).filter((file) => timeOf(file) > since);
    if (saved.length === 0) return;
    since = Math.max(...saved.map(timeOf));
    isRunning = true;
    const {pid} = execFile(program, ['tools/check/main.ts', ...saved], {cwd: siteDir}, (error, stdout, stderr) => {
      if (error || hadProblems) console.log(`\n${stdout}${stderr}`.trimEnd());
      hadProblems = error !== null;
      isRunning = false;
      check();
    });
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  };

  const afterRebuild = ({hooks}: Compiler): void =>
    // The browser gets the page first.
    hooks.done.tap('check-on-save', () => void setTimeout(check, 500));

  return {
    name: 'check-on-save',
    configureWebpack: () => ({plugins: fs.existsSync(program) ? [{apply: afterRebuild}] : []}),
  };
}
