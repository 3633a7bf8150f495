import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {comparePages} from '../freshness/compare-pages';
import {freshnessReport} from '../freshness/freshness-report';
import {installVersion} from '../freshness/install-version';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'freshness-'));
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

/** A project in which one package of the CMS is installed: plain sources, and declarations that examples import. */
const project = (version: string, files: Record<string, string>): {root: string; cacheDir: string} => {
  const root = path.join(folder, version);
  const manifest = {name: '@strapi/core', version, types: './dist/index.d.ts'};
  for (const [name, text] of Object.entries({'package.json': JSON.stringify(manifest), ...files})) {
    const file = path.join(root, 'node_modules/@strapi/core', name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  fs.writeFileSync(path.join(root, 'package.json'), '{}');
  return {root, cacheDir: path.join(root, '.cache')};
};

const now = project('1.0.0', {
  'lib/kept.js': 'exports.a = 1;\nexports.b = 2;\n',
  'lib/gone.js': 'exports.c = 3;\n',
  'dist/index.d.ts': 'export declare const start: (port: number) => void;\n',
});
const then = project('1.1.0', {
  'lib/kept.js': 'exports.a = 1;\n// changed\nexports.d = 2;\n',
  'dist/index.d.ts': 'export declare const start: (options: {port: number}) => void;\n',
});
const stale = parsePage(
  'docs/stale.md',
  [
    'At 5.0.6 see [`a`](cms:core/lib/kept.js#a), [`b`](cms:core/lib/kept.js#b) and [c](cms:core/lib/gone.js).',
    '',
    '```ts',
    "import { start } from '@strapi/core';",
    '',
    'start(1337);',
    '```',
  ].join('\n'),
);
const fresh = parsePage('docs/fresh.md', 'Nothing to see.\n');

describe('the freshness report', () => {
  test('tells which links, symbols and examples break, and which linked files changed', async () => {
    const [first, second] = await comparePages([stale, fresh], now, then);
    expect(first?.links.map(({line, message}) => `${line} ${message}`)).toEqual([
      '1 no symbol "b" in core/lib/kept.js; it declares a, d',
      '1 no file "lib/gone.js" in core',
    ]);
    expect(first?.examples).toEqual([
      {file: 'docs/stale.md', line: 6, column: 7, message: expect.stringContaining("Argument of type 'number'")},
    ]);
    expect(first?.changed).toEqual([{file: 'core/lib/kept.js', added: 2, removed: 1}]);
    expect(second).toEqual({file: 'docs/fresh.md', links: [], examples: [], changed: [], naming: 0});
  });

  test('finds nothing when the version is the same', async () => {
    const [page] = await comparePages([stale], now, now);
    expect(page).toMatchObject({links: [], examples: [], changed: []});
  });

  test('is Markdown with the figures first', async () => {
    const pages = await comparePages([stale, fresh], now, then);
    const report = freshnessReport(pages, '1.0.0', '1.1.0');
    expect(report).toMatch(/^# What 1\.1\.0 changes for pages written at 1\.0\.0\n/);
    expect(report.match(/(?<=^\| [a-z].* \| ).*(?= \|$)/gm)).toEqual(['2', '1', '1', '1', '1', '1, on 1 pages', '1']);
    expect(report).toContain('| links to files that are gone | 1 |');
    expect(report).toContain('- `core/lib/kept.js` +2 −1');
    expect(report).toContain('- `docs/stale.md:1:');
  });

  test('refuses what is not a version, before it asks the registry', () => {
    expect(() => installVersion(now.root, 'next', path.join(folder, 'next'))).toThrow(
      '"next" is not a version; an example: 5.1.0',
    );
    expect(fs.existsSync(path.join(folder, 'next'))).toBe(false);
  });
});
