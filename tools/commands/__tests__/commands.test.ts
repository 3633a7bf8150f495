import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

const run = (script: string, ...args: string[]): {status: number | null; lines: string[]} => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join('tools/commands', script), ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return {status, lines: `${stdout}${stderr}`.trim().split('\n')};
};

describe('npm run check:content', () => {
  test('prints problems with their places, then the summary, and fails', {timeout: 60_000}, () => {
    const file = 'tools/check/__tests__/fixtures/site/docs/docs/invalid-json.md';
    const {status, lines} = run('check-content.ts', file);
    expect(status).toBe(1);
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${file}:12:1 invalid JSON`)));
    expect(lines.at(-1)).toMatch(/^\d+ problems, 1 page: /);
  });

  test('fails on a file that does not exist', {timeout: 60_000}, () => {
    expect(run('check-content.ts', 'docs/none.md')).toEqual({
      status: 1,
      lines: ['no such file or folder: docs/none.md'],
    });
  });
});

describe('npm run freshness', () => {
  test.each([
    [['none'], '"none" is not a version; an example: 5.1.0'],
    [[], 'usage: npm run freshness -- <version> [--out <file>]'],
  ])('explains itself when called with %j', {timeout: 60_000}, (args, message) => {
    expect(run('freshness.ts', ...args)).toEqual({status: 1, lines: [message]});
  });
});
