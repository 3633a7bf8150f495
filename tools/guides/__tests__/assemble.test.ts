import {describe, expect, test} from 'vitest';
import {CMS_VERSION} from '../../../src/cms/version';
import {assemble, panelFiles, readFixture} from '../assemble';
import project from '../fixtures/project/package.json';
import type {Guide} from '../read-guides';

const guide = (slug: string, files: Readonly<Record<string, string>>, isAlone = false): Guide => ({
  slug,
  page: `${slug}.md`,
  check: `${slug}.check.ts`,
  isAlone,
  files: Object.entries(files).map(([name, text]) => ({path: name, text})),
});

const FIXTURE = new Map([
  ['config/plugins.ts', 'own plugins'],
  ['.env', 'A=1\n'],
]);
const join = (...guides: Guide[]) => Object.fromEntries(assemble(FIXTURE, guides));

test('a file of one guide is a file of the project, and the project keeps its own', () => {
  expect(join(guide('a', {'src/x.ts': 'x'}))).toEqual({...Object.fromEntries(FIXTURE), 'src/x.ts': 'x'});
});

test('files that several guides give lie beside each other, with a module that joins them', () => {
  const files = join(guide('a', {'config/plugins.ts': 'of a'}), guide('b', {'config/plugins.ts': 'of b'}));
  expect(files).toMatchObject({
    'config/plugins.project.ts': 'own plugins',
    'config/plugins.a.ts': 'of a',
    'config/plugins.b.ts': 'of b',
    'join-guides.ts': expect.stringContaining('export const joinObjects'),
  });
  expect(files['config/plugins.ts']).toBe(`import {joinObjects} from '../join-guides';
import part0 from './plugins.project';
import part1 from './plugins.a';
import part2 from './plugins.b';

export default joinObjects('config/plugins.ts', [['project', part0], ['a', part1], ['b', part2]] as never);
`);
});

test('a module that joins finds what it needs from every folder', () => {
  const files = join(guide('a', {'src/index.ts': '', 'src/admin/app.tsx': '', 'src/admin/vite.config.ts': ''}));
  expect(files['src/index.ts']).toContain("import {joinHooks} from '../join-guides';\nimport part0 from './index.a';");
  expect(files['src/admin/app.tsx']).toContain(
    "import {joinApps} from '../../join-guides';\nimport part0 from './app.a';",
  );
  expect(files['src/admin/vite.config.ts']).toContain("import {joinFunctions} from '../../join-guides';");
});

test('the environment of a guide is added', () => {
  expect(join(guide('a', {'.env': 'B=2\n'}), guide('b', {'.env': 'C=3\n'}))['.env']).toBe('A=1\nB=2\nC=3\n');
});

describe('it is refused, with the names of the guides, that', () => {
  test.each<[what: string, guides: Guide[], message: string]>([
    [
      'two give a file different texts',
      [guide('a', {'src/x.ts': '1'}), guide('b', {'src/x.ts': '2'})],
      'a.md and b.md give src/x.ts different texts: use another name in one of them',
    ],
    [
      'one gives the JavaScript of a file that is TypeScript',
      [guide('a', {'config/plugins.js': ''})],
      'a.md gives config/plugins.js: the project is in TypeScript and has config/plugins.ts',
    ],
    [
      'one of several gives the manifest',
      [guide('a', {'package.json': ''})],
      'a.md gives package.json: all guides have one: rename the check to a.alone.check.ts for a project of its own',
    ],
  ])('%s', (_, guides, message) => {
    expect(() => join(...guides)).toThrow(new Error(message));
  });

  test('but not that two give the same text, or one with its own project the manifest', () => {
    expect(join(guide('a', {'src/x.ts': '1'}), guide('b', {'src/x.ts': '1'}))).toMatchObject({'src/x.ts': '1'});
    expect(join(guide('a', {'package.json': '{}'}, true))).toMatchObject({'package.json': '{}'});
  });
});

test('the project is of the documented version, and has all that a project needs', () => {
  const {dependencies} = project;
  expect([dependencies['@strapi/strapi'], dependencies['@strapi/plugin-users-permissions']]).toEqual(
    Array(2).fill(CMS_VERSION),
  );
  expect([...readFixture().keys()]).toEqual(
    expect.arrayContaining(['.env', 'config/server.ts', 'src/admin/app.tsx', 'src/index.ts', 'tsconfig.json']),
  );
});

test('guides without a part of the panel have the same panel, and others not', () => {
  const panel = (...guides: Guide[]) => panelFiles(assemble(readFixture(), guides)).map(([name]) => name);
  const server = guide('a', {
    'config/plugins.ts': '',
    'src/plugins/a/server/src/index.js': '',
    'src/plugins/a/package.json': '',
  });
  expect(panel(server)).toEqual(panel());
  const both = guide('b', {
    'config/plugins.ts': '',
    'src/plugins/b/admin/src/index.tsx': '',
    'src/plugins/b/package.json': '',
  });
  expect(panel(server, both)).toEqual(
    [
      ...panel(),
      ...['', '.a', '.b', '.project'].map((part) => `config/plugins${part}.ts`),
      'join-guides.ts',
      'src/plugins/b/admin/src/index.tsx',
      'src/plugins/b/package.json',
    ].sort(),
  );
});
