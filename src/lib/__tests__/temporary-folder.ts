import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** A new folder, which is removed after the test; `files` are its files by name, written as text or else as JSON. */
export const temporaryFolder = (files: Readonly<Record<string, unknown>> = {}): string => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true, force: true}));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return dir;
};
