import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../../src/lib/__tests__/temporary-folder';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {formatProblem, sortProblems} from '../../../src/lib/problem';
import {checkTables} from '../values/check-tables';
import {checkValues} from '../values/check-values';

const SOURCE = `
export const TIMEOUT = 30 * 1000;
export const SIZE = 10 * 1024 * 1024;
export const NAME = 'admin::user';
export const PATTERN = /^[a-z]+$/;
export const STAGES = ['one', 'two', 'three'];
export type State = 'on' | 'off';
export const start = ({ retries = 3 }) => { compute(); };
export const lifetime = '30d';
export interface Hub { emit(): void; on?(): void; size: number }
export class MyHub { emit() {} on() {} once() {} size = 1; private x = 2; }
export const defaults = { port: 1337, host: 'a' };
export const EVENTS = { CREATE: 'entry.create', DELETE: 'entry.delete' };
export const listen = ({ port = 80, host }: Options) => {};
export interface Options { port?: number; host: string }
`;

const project = () => {
  const root = temporaryFolder({
    'node_modules/@strapi/core/package.json': {version: '1.0.0'},
    'node_modules/@strapi/core/lib/a.ts': SOURCE,
    'node_modules/@strapi/core/lib/index.ts': "export { State, type Hub } from './a'; export * from './b';",
    'node_modules/@strapi/core/lib/b.ts': 'export const b = 1; const c = 2; export default c;',
  });
  return {root, cacheDir: path.join(root, '.cache')};
};
const valuesOf = async (text: string) =>
  (await checkValues([parsePage('docs/a.md', text)], project())).map(formatProblem);
const tablesOf = async (text: string, file = 'docs/a.md') =>
  sortProblems(await checkTables([parsePage(file, text)], project())).map(formatProblem);

describe('a link that states a value', () => {
  test.each([
    ['a number', '[`30,000`](cms:core/lib/a.ts#TIMEOUT=)'],
    ['a number in words', '[half a minute or 30 seconds](cms:core/lib/a.ts#TIMEOUT=30000)'],
    ['a size', '[10 MB](cms:core/lib/a.ts#SIZE=10485760)'],
    ['a text', "[`'admin::user'`](cms:core/lib/a.ts#NAME=)"],
    ['a pattern', '[`/^[a-z]+$/`](cms:core/lib/a.ts#PATTERN=)'],
    ['a list', '[`one`, `two` and `three`](cms:core/lib/a.ts#STAGES=)'],
    ['the length of a list', '[three stages](cms:core/lib/a.ts#STAGES=3)'],
    ['the names of a union in any order', '[`off`, `on`](cms:core/lib/a.ts#State=)'],
    ['the texts of an object', '[`entry.create`, `entry.delete`](cms:core/lib/a.ts#EVENTS=)'],
    ['a default', '[`3`](cms:core/lib/a.ts#start.retries=)'],
    ['a text with a unit', '[30 days](cms:core/lib/a.ts#lifetime=30d)'],
  ])('may be %s', async (_, text) => {
    expect(await valuesOf(text)).toEqual([]);
  });

  test.each([
    ['[`20000`](cms:core/lib/a.ts#TIMEOUT=)', 'TIMEOUT is 30000 in core/lib/a.ts:2, not 20000'],
    ['[20 seconds](cms:core/lib/a.ts#TIMEOUT=20000)', 'TIMEOUT is 30000 in core/lib/a.ts:2, not 20000'],
    ['[20 seconds](cms:core/lib/a.ts#TIMEOUT=30000)', 'the link\'s text says "20 seconds", and TIMEOUT is 30000'],
    ['[30 minutes](cms:core/lib/a.ts#TIMEOUT=30000)', 'the link\'s text says "30 minutes", and TIMEOUT is 30000'],
    ['[a while](cms:core/lib/a.ts#TIMEOUT=30000)', "the link's text names 0 numbers; it must name one"],
    ['[30 minutes](cms:core/lib/a.ts#lifetime=30d)', 'the link\'s text says "30 minutes", and lifetime is 30d'],
    ['[the user](cms:core/lib/a.ts#NAME=user)', 'after "=" goes a value with a number'],
    ['[`admin::role`](cms:core/lib/a.ts#NAME=)', 'NAME is admin::user in core/lib/a.ts:4, not admin::role'],
    ['[`two`, `one`, `three`](cms:core/lib/a.ts#STAGES=)', 'STAGES is one, two, three in core/lib/a.ts:6, not two'],
    ['[two stages](cms:core/lib/a.ts#STAGES=2)', 'STAGES has 3 in core/lib/a.ts:6, not 2'],
    ['[`on`](cms:core/lib/a.ts#State=)', 'State is on, off in core/lib/a.ts:7, not on'],
    ['[1](cms:core/lib/a.ts#start=)', 'the value of start cannot be read in core/lib/a.ts:8: readable are constants'],
  ])('is compared with the sources: %s', async (text, message) => {
    expect(await valuesOf(`Some text. ${text}`)).toEqual([expect.stringContaining(`docs/a.md:1:12 ${message}`)]);
  });
});

const table = (comment: string, ...rows: string[]) =>
  [`<!-- complete: ${comment} -->`, '', ...rows.map((row) => `| ${row} |`)].join('\n');

describe('a complete table', () => {
  test.each([
    ['members of one kind', table('cms:core/lib/a.ts#Hub methods', 'a', '-', '`emit()`', '[`on`](x)')],
    ['optional members', table('cms:core/lib/a.ts#Hub optional', 'a', '-', '`on`')],
    ['names of a column', table('cms:core/lib/a.ts#State\ncolumn b', 'a | b', '- | -', '1 | `on`, `off`')],
    ['prefixed names', table('cms:core/lib/a.ts#defaults prefix x.', 'a', '-', '`x.port`', '`x.host`')],
    [
      'members of two',
      table('cms:core/lib/a.ts#State\nand cms:core/lib/a.ts#STAGES', 'a', '-', '`on`, `off`', '`one`, `two`, `three`'),
    ],
    ['what a module exports', table('cms:core/lib/index.ts prefix x.?', 'a', '-', '`x.State`, `Hub`', '`b`')],
    ['the texts of an object', table('cms:core/lib/a.ts#EVENTS texts', 'a', '-', '`entry.create`, `entry.delete`')],
    ['names of which some are left out', table('cms:core/lib/a.ts#STAGES\nexcept t*: why', 'a', '-', '`one`')],
    ['differences with a reason', table('cms:core/lib/a.ts#State\nexcept off, x: why', 'a', '-', '`on`', '`x`')],
  ])('lists %s', async (_, text) => {
    expect(await tablesOf(text)).toEqual([]);
  });

  test('has a row for each member, once, and no other', async () => {
    const text = table('cms:core/lib/a.ts#Hub', 'a', '-', '`emit(x)`', '`size`', '`emit`', '`onn`');
    expect(await tablesOf(text)).toEqual([
      'docs/a.md:3:1 no row for on, which Hub has',
      'docs/a.md:7:3 emit is listed twice',
      'docs/a.md:8:3 Hub has no onn; did you mean "on"?',
    ]);
  });

  test('says the default, and what is required, as the sources do', async () => {
    const rows = ['a | Default', '- | -', '`port` | `80`', '`host` | `a`, written by hand'];
    expect(await tablesOf(table('cms:core/lib/a.ts#defaults', ...rows))).toEqual([
      'docs/a.md:5:10 the default of port is 1337, not 80',
    ]);
    const wrong = rows.map((row) => row.replace('80', '81'));
    const elsewhere = table('cms:core/lib/a.ts#Options\ndefaults cms:core/lib/a.ts#listen', ...wrong);
    expect(await tablesOf(elsewhere)).toEqual(['docs/a.md:6:10 the default of port is 80, not 81']);
    const required = ['a | Required', '- | -', '`emit` | yes', '`on` | yes', '`size` | no'];
    expect(await tablesOf(table('cms:core/lib/a.ts#Hub', ...required))).toEqual([
      'docs/a.md:6:8 on is optional',
      'docs/a.md:7:10 size is required',
    ]);
  });

  test('may be a list, in the order of the sources if it says so', async () => {
    const list =
      '<!-- complete: cms:core/lib/a.ts#STAGES\nordered -->\n\n1. `one`\n2. `three`, after `two`\n3. `two`\n';
    expect(await tablesOf(list)).toEqual(['docs/a.md:4:1 the order in STAGES is one, two, three']);
  });

  test('lists what another type declares, too', async () => {
    const comment = 'cms:core/lib/a.ts#MyHub methods\nas cms:core/lib/a.ts#Hub';
    const rows = ['a', '-', '`emit`', '`on`', '`once`'];
    const kinds = 'api/a.md:1:1 no table lists the property size of cms:core/lib/a.ts#MyHub';
    expect(await tablesOf(table(comment, ...rows), 'api/a.md')).toEqual([
      kinds,
      'api/a.md:4:1 Hub does not declare once: say so, and write "without once: <reason>" after it',
    ]);
    expect(await tablesOf(table(`${comment} without once: internal`, ...rows), 'api/a.md')).toEqual([kinds]);
  });

  test.each([
    ['complete: strapi export options -->\n\n- `-f`', '"strapi export" is neither cms:'],
    ['complete: cms:core/lib/a.ts#NAME -->\n\n- `x`', 'the members of NAME cannot be read'],
    ['complete: cms:core/lib/a.ts#Name -->\n\n- `x`', 'no symbol "Name" in core/lib/a.ts; did you mean "#NAME"?'],
    ['complete: cms:core/lib/a.ts#State -->\n\ntext', 'no table and no list follows this comment'],
    ['complete: cms:core/lib/a.ts#State\nexcept x -->\n\n- `on`', '"except x" is not of the form complete: <source>'],
    ['complete: cms:core/lib/a.ts#State\nexcept on: why -->\n\n- `on`, `off`', 'nothing is wrong with "on"'],
  ])('is told when its comment is wrong: %s', async (text, message) => {
    expect(await tablesOf(`<!-- ${text}\n`)).toEqual([expect.stringContaining(`docs/a.md:1:1 ${message}`)]);
  });

  test('is on every page in api/', async () => {
    expect(await tablesOf('Text\n', 'api/a.md')).toEqual([
      expect.stringContaining('no table says that it is complete'),
    ]);
  });
});
