import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../../src/lib/__tests__/temporary-folder';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {comparePages} from '../freshness/compare-pages';
import {freshnessData} from '../freshness/freshness-data';
import {freshnessReport} from '../freshness/freshness-report';
import {installVersion, linkPanelPackages} from '../freshness/install-version';

/** A project in which one package of the CMS is installed: plain sources, and declarations that examples import. */
const project = (version: string, files: Record<string, string>) => {
  const manifest = {name: '@strapi/core', version, types: './dist/index.d.ts'};
  const all = Object.entries({'package.json': manifest, ...files});
  const installed = Object.fromEntries(all.map(([name, text]) => [`node_modules/@strapi/core/${name}`, text]));
  const root = temporaryFolder({...installed, 'package.json': {}});
  return {root, cacheDir: path.join(root, '.cache')};
};

let [now, then]: ReturnType<typeof project>[] = [];
beforeEach(() => {
  now = project('1.0.0', {
    'lib/kept.js': 'exports.a = 1;\nexports.b = 2;\nexports.limit = 10;\nexports.keys = ["a"];\n',
    'lib/gone.js': 'exports.c = 3;\nexports.startServer = () => { throw new Error("No port is free"); };\n',
    'dist/index.d.ts': 'export declare const start: (port: number) => void;\n',
  });
  then = project('1.1.0', {
    'lib/kept.js': 'exports.a = 1;\nexports.limit = 20;\nexports.keys = ["a", "c"];\nexports.d = 2;\n',
    'dist/index.d.ts': 'export declare const start: (options: {port: number}) => void;\n',
  });
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
    '',
    'At most [10](cms:core/lib/kept.js#limit=) of:',
    '',
    '<!-- complete: cms:core/lib/kept.js#keys -->',
    '',
    '- `a`',
    '',
    '`startServer` says `No port is free`.',
  ].join('\n'),
);
const fresh = parsePage('docs/fresh.md', 'Nothing to see.\n');

describe('the freshness report', () => {
  test('tells which links, symbols and examples break, and which linked files changed', async () => {
    const [first, second] = await comparePages([stale, fresh], now, then);
    expect(first?.links.map(({line, message}) => `${line} ${message}`)).toEqual([
      '1 no symbol "b" in core/lib/kept.js; it declares a, limit, keys, d',
      '1 no file "lib/gone.js" in core',
    ]);
    expect(first?.examples).toEqual([
      {file: 'docs/stale.md', line: 6, column: 7, message: expect.stringContaining("Argument of type 'number'")},
    ]);
    expect(first?.files).toEqual([
      {file: 'core/lib/gone.js', added: 0, removed: 0, gone: true},
      {file: 'core/lib/kept.js', added: 3, removed: 3, gone: false},
    ]);
    expect(first?.values.map(({message}) => message)).toEqual(['limit is 20 in core/lib/kept.js:2, not 10']);
    expect(first?.rows.map(({line, message}) => `${line} ${message}`)).toEqual(['13 no row for c, which keys has']);
    expect(first?.names).toEqual([
      {file: 'docs/stale.md', line: 15, column: 1, message: expect.stringContaining('"startServer"')},
    ]);
    expect(first?.messages).toEqual([
      {file: 'docs/stale.md', line: 15, column: 20, message: expect.stringContaining('"No port is free"')},
    ]);
    const nothing = {links: [], examples: [], names: [], messages: [], values: [], rows: [], files: [], naming: 0};
    expect(second).toEqual({file: 'docs/fresh.md', ...nothing});
  });

  test('finds nothing when the version is the same', async () => {
    const [page] = await comparePages([stale], now, now);
    expect(page).toMatchObject({links: [], examples: [], names: [], messages: [], values: [], rows: []});
    expect(page?.files.filter(({added, removed, gone}) => gone || added + removed > 0)).toEqual([]);
  });

  test('does not tell what is wrong already', async () => {
    const wrong = parsePage('docs/wrong.md', 'At most [11](cms:core/lib/kept.js#limit=), says `nobodyAtAll`.\n');
    const [page] = await comparePages([wrong], now, then);
    expect(page).toMatchObject({names: [], values: []});
  });

  test('is Markdown with the figures first', async () => {
    const pages = await comparePages([stale, fresh], now, then);
    const report = freshnessReport(pages, '1.0.0', '1.1.0');
    expect(report).toMatch(/^# What 1\.1\.0 changes for pages written at 1\.0\.0\n/);
    expect(report.match(/(?<=^\| [a-z].* \| ).*(?= \|$)/gm)).toEqual([
      '2',
      '1',
      '1',
      '1',
      '1',
      '1',
      '1',
      '1',
      '1',
      '1, on 1 pages',
      '1',
    ]);
    expect(report).toContain('| links to files that are gone | 1 |');
    expect(report).toContain('- `core/lib/kept.js` +3 −3');
    expect(report).toContain('- `docs/stale.md:1:');
  });

  test('refuses what is not a version, before it asks the registry', () => {
    const folder = path.join(now.root, 'next');
    expect(() => installVersion(now.root, 'next', folder)).toThrow('"next" is not a version; an example: 5.1.0');
    expect(fs.existsSync(folder)).toBe(false);
  });
});

test("examples find the panel's packages where npm did not hoist them, and hoisted ones stay", () => {
  const below = 'node_modules/@strapi/admin/node_modules';
  const folder = temporaryFolder({
    [`${below}/@reduxjs/toolkit/package.json`]: {version: '1'},
    [`${below}/react-redux/package.json`]: {version: '1'},
    [`${below}/lodash/package.json`]: {version: '1'},
    'node_modules/lodash/package.json': {version: '2'},
  });
  linkPanelPackages(folder);
  const versionOf = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  expect(['@reduxjs/toolkit', 'react-redux', 'lodash'].map(versionOf)).toEqual(['1', '1', '2']);
});

test('what readers are told leaves out what an author would do, and what another package has by now', () => {
  const problems = (...messages: string[]) =>
    messages.map((message) => ({file: 'exports/_notes/hooks/useA.md', line: 1, column: 1, message}));
  const page = {
    file: 'exports/_notes/hooks/useA.md',
    links: problems('no file "a.ts" in core', 'no symbol "b" in core/a.ts; it declares c'),
    names: problems(
      'nothing is called "x" in "a.x()" in the packages that the page links or in its examples',
      'nothing is called "y" in the packages that the page links; @strapi/core has it: link its source',
    ),
    messages: problems('no source prints "No"; one prints "Never"'),
    values: [],
    rows: problems('no row for ai, which Strapi has'),
    examples: problems('TS1: wrong'),
    files: [
      {file: 'core/b.ts', added: 2, removed: 0, gone: false},
      {file: 'core/a.ts', added: 0, removed: 0, gone: true},
    ],
    naming: 0,
  };
  expect(freshnessData([page], [], {cms: '1.1.0', packUp: '1.0.0'})).toEqual({
    versions: {cms: '1.1.0', packUp: '1.0.0'},
    files: {'core/a.ts': null, 'core/b.ts': [2, 0]},
    pages: {
      'exports/hooks/useA.md': [
        'no symbol "b" in core/a.ts',
        'nothing is called `x`',
        'no source prints "No"; one prints "Never"',
        '`Strapi` has `ai`, too',
        'an example: TS1: wrong',
      ],
    },
  });
});
