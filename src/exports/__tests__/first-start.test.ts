import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, onTestFinished, test, vi} from 'vitest';

test('in development the section announces its pages, and the site starts even if they cannot be generated', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'exports-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    fs.rmSync(siteDir, {recursive: true});
  });
  const print = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('NODE_ENV', 'development');
  vi.resetModules();
  const {default: exportPages, exportsSettled} = await import('..');

  await exportPages({siteDir} as LoadContext);
  await exportsSettled();
  expect(fs.readFileSync(path.join(siteDir, 'exports/modules.md'), 'utf8')).toContain('are being generated');
  expect(print.mock.calls).toEqual([[expect.stringMatching(/^The pages of exports\/ are missing\. .*Run "npm ci"/)]]);
});
