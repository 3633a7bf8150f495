import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../../src/lib/__tests__/temporary-folder';
import {isMessage} from '../../../src/lib/markdown/messages';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {formatProblem} from '../../../src/lib/problem';
import {checkLiterals} from '../literals/check-literals';
import {Declarations, siteDeclarations} from '../literals/declared';
import {tokensOf} from '../literals/tokens';

const SERVICE = `
// Nothing is called inComment.
export const createReader = ({ strapi }) => ({
  options: { batchSize: 50, 'kebab-key': true },
  async readAll() {
    const { total } = await strapi.store.countRows();
    if (total === 0) throw new Error(\`No rows in \${this.name} of \${['a', 'b'].join(', ')}\`);
    throw new TypeError(\`Expected a number, got \${typeof total}\`);
  },
});
export default [{ method: 'GET', path: '/readers/:id/rows', handler: 'reader.rows' }];
export const actions = [{ uid: 'rows.read', pluginName: 'core' }];
export const warn = (error) => strapi.log.warn(\`Loading failed: \${error.message}\`);
export const rows = strapi.store({ type: 'plugin', name: 'core', key: 'row_order' });
export const { columns = [] } = strapi.config.get('reader.table', {});
export const Panel = () => <Route path={':readerId'} />;
`;

const PANEL = `
formatMessage({ id: 'core.add', defaultMessage: 'Add Row' });
formatMessage({ id: getTrad('remove'), defaultMessage: 'Remove row' });
formatMessage({ id: 'core.move', defaultMessage: 'Move row' });
formatMessage({ id: 'core.title', defaultMessage: 'Rows' });
formatMessage({ id: 'core.edit', defaultMessage: 'Edit row' });
formatMessage({ id: 'hide', defaultMessage: 'Hide Row' });
`;
const ENGLISH = `
const title = 'Table';
export default { add: 'Add row', hide: 'Hide row', 'remove': 'Delete row', title, name: 'Rows', edit: '{isNew, select, true {New row} other {Edit row}}' };
`;

/** A project in which two packages of the CMS are installed. */
let root: string;
beforeEach(() => {
  root = temporaryFolder({
    'package.json': {},
    'node_modules/@strapi/core/package.json': {name: '@strapi/core', version: '1.0.0'},
    'node_modules/@strapi/core/lib/reader.js': SERVICE,
    'node_modules/@strapi/utils/package.json': {name: '@strapi/utils', version: '1.0.0'},
    'node_modules/@strapi/utils/lib/only.js': 'exports.onlyInUtils = 1;\n',
  });
});

const check = async (text: string, start = '[link](cms:core/lib/reader.js) ') => {
  const page = parsePage('docs/page.md', start + text);
  return checkLiterals([page], {root, cacheDir: path.join(root, '.cache')});
};

describe('a name in inline code', () => {
  test.each([
    ['a name', 'createReader'],
    ['a member, of what a function makes', 'reader.readAll()'],
    ['a member, as it is written with a dot', 'strapi.store.countRows'],
    ['what is taken out of a value', 'countRows.total'],
    ['a key in quotes', 'kebab-key'],
    ['a key with its value', '{ batchSize: 50 }'],
    ['a path, from any folder on', 'lib/reader.js'],
    ['a path without an extension', 'core/lib/reader'],
    ['a route as it is written', 'GET /readers/:id/rows'],
    ['a route with the prefix of its plugin', 'GET /core/readers/:id/rows'],
    ['a route with a value in place of a parameter', '/core/readers/7/rows'],
    ['the UID of an action', 'plugin::core.rows.read'],
    ['what JavaScript and Node have', 'path.join(JSON.stringify(a))'],
    ['a package', '@strapi/utils'],
    ['a placeholder in a name', 'batch…'],
    ['a tag of comments', '@internal'],
    ['a name of which X stands for a part', 'createX'],
    ['a file of an application', 'config/plugins.ts'],
    ['the UID of a type that an application invents', 'api::shop.shop'],
    ['a key of the core store', 'plugin_core_row_order'],
    ['a setting that is taken out of the configuration', 'table.columns'],
    ['a page of the panel below its plugin', '/plugins/core/:readerId'],
    ['an error of TypeScript or Node', 'TS2322: ERR_INVALID_ARG_TYPE'],
    ['an option of the compiler', 'skipLibCheck'],
  ])('may be %s: %s', async (_what, text) => {
    expect((await check(`\`${text}\``)).names.map(({message}) => message)).toEqual([]);
  });

  test.each([
    ['a misspelt name, with the nearest one', 'createRaeder', '"createRaeder"', 'did you mean "createReader"?'],
    ['a name that only a comment has', 'inComment', '"inComment"'],
    ['a name that another package has', 'onlyInUtils', '"onlyInUtils"'],
    ['a member of something else', 'strapi.store.readAll', '"strapi.store.readAll"'],
    ['a key that is another', '{ batchLength: 50 }', '"batchLength" in "{ batchLength: 50 }"'],
    ['a path with another segment', 'src/reader.js', '"src/reader.js"'],
    ['a route with another parameter', 'GET /readers/:readerId/rows', 'did you mean "GET /readers/:id/rows"?'],
    ['a route with another method', 'POST /readers/:id/rows', '"POST /readers/:id/rows"'],
    ['a word in place of a parameter', '/core/readers/all/rows', '"/core/readers/all/rows"'],
    ['a UID of another package', 'plugin::utils.rows.read', '"plugin::utils.rows.read"'],
    ['a UID of which the halves differ', 'api::shop.shpo', '"api::shop.shpo"'],
    ['a file that no application has', 'config/utils', '"config/utils"'],
    ['a key of the core store of something else', 'plugin_utils_row_order', '"plugin_utils_row_order"'],
    ['a page that the panel does not have', '/plugins/core/:rowId', '"/plugins/core/:rowId"'],
    ['an error that TypeScript does not have', 'TS9999', '"TS9999"'],
    ['a part of code', 'strapi.store.countRow() > 0', '"strapi.store.countRow"'],
  ])('may not be %s: %s', async (_what, text, ...parts) => {
    const {names} = await check(`\n\nText \`${text}\`.`);
    expect(names).toHaveLength(1);
    expect(formatProblem(names[0]!)).toMatch(/^docs\/page\.md:3:6 nothing is called /);
    for (const part of parts) expect(names[0]!.message).toContain(part);
  });

  test('may be one that the page shows in an example', async () => {
    const example = "const ownName = {name: 'shop', service: 'till', path: '/bills'};";
    const {names} = await check(
      `\`ownName\`, \`plugin::shop.till\`, \`/api/shop/bills\`, but not \`plugin::shop.desk\`\n\n\`\`\`js\n${example}\n\`\`\`\n`,
    );
    expect(names.map(({message}) => message)).toEqual([expect.stringContaining('"plugin::shop.desk"')]);
  });

  test('may be declared by the page, one by one or by package; what nothing needs is told', async () => {
    const start =
      '---\nnames: [invented, needless, "@strapi/utils", "@strapi/core"]\n---\n\n[link](cms:core/lib/reader.js) ';
    const {names, unused, declared} = await check('`invented` and `onlyInUtils`', start);
    expect(names).toEqual([]);
    expect(declared).toBe(1);
    expect(unused.map(formatProblem)).toEqual([
      'docs/page.md:2:1 nothing on the page needs "needless" in names: take it out',
      'docs/page.md:2:1 the page links @strapi/core: take it out of names',
    ]);
  });

  test('is told at its new place, from the cache, when only the text around it has changed', async () => {
    const [first] = (await check('`wrongName`')).names;
    const [second] = (await check('\n\n`wrongName`')).names;
    expect([first?.line, second?.line]).toEqual([1, 3]);
  });
});

describe('a message that a page quotes', () => {
  test.each([
    'No rows in articles of a, b',
    'No rows in <name> of …',
    'Error: No rows in … of a, b',
    'No rows in …',
    'Expected a number, got string',
    'TypeError: Expected a number, got undefined',
    "TypeError: Cannot read properties of undefined (reading 'id')",
    'Internal Server Error',
    'Loading failed: fn is not a function',
  ])('is printed by a source: %s', async (text) => {
    expect((await check(`\`${text}\``)).messages).toEqual([]);
  });

  test.each([
    ['with another word', 'No lines in articles of a, b'],
    ['with a word too many', 'Not any rows in articles of a, b'],
    ['without a word', 'No rows in articles of'],
    ['with a value that the code cannot make', 'Expected a number, got array'],
    ['with a word of sentences as a value', 'No rows in not of a, b'],
    ['with another list', 'No rows in articles of a, c'],
    ['with a sentence after brackets as a value', 'Loading failed: [reader]: it was the wrong file'],
  ])('is refused %s: %s', async (_what, text) => {
    const {messages} = await check(`\n\n\`${text}\``);
    expect(messages.map(formatProblem)).toEqual([expect.stringMatching(/^docs\/page\.md:3:1 no source prints /)]);
  });

  test('may stand in output, whose other lines are then checked, too', async () => {
    const {messages} = await check(
      '\n\n```text\n[INFO] Expected a number, got string\nExpected the number, got string\n```\n',
    );
    expect(messages.map(({line}) => line)).toEqual([5]);
  });

  test.each([
    ['No rows are left', true],
    ['Invalid credentials', true],
    ['await strapi.destroy()', false],
    ["import type { A } from 'b'", false],
    ['Date | string | number', false],
    ['strapi develop --watch-admin', false],
  ])('is told from code: %s', (text, expected) => {
    expect(isMessage(text)).toBe(expected);
  });
});

describe('a text of the panel in double quotes', () => {
  beforeEach(() => {
    write('admin/src/Page.tsx', PANEL);
    write('dist/_chunks/en-A1b2C3.mjs', ENGLISH);
  });

  const write = (file: string, text: string) => {
    const target = path.join(root, 'node_modules/@strapi/core', file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  };

  test('is not a default that the English translation replaces', async () => {
    const {labels} = await check('\n\nThe button "Add Row" and “Remove row”.');
    expect(labels.map(formatProblem)).toEqual([
      'docs/page.md:3:1 the panel does not show "Add Row": its English translation is "Add row"',
      'docs/page.md:3:1 the panel does not show "Remove row": its English translation is "Delete row"',
    ]);
  });

  test.each([
    ['the translation', 'Add row'],
    ['a default without a translation', 'Move row'],
    ['a default whose id lacks the prefix of its translation', 'Hide Row'],
    ['a default that another translation shows', 'Rows'],
    ['one of the texts between which a translation chooses', 'Edit row'],
    ['a text that is not the panel’s', 'add row'],
  ])('may be %s: %s', async (_what, text) => {
    expect((await check(`"${text}"`)).labels).toEqual([]);
  });
});

test('a declaration with … stands for a part of a name, and for anything in a sentence', () => {
  const declarations = new Declarations(['config/…', 'Cannot read … here', 'unused']);
  expect(
    ['config/a', 'config/a/b', 'Cannot read a, b c here'].map((text) => declarations.find(text) !== undefined),
  ).toEqual([true, false, true]);
  expect([...declarations.used]).toEqual(['config/…', 'Cannot read … here']);
});

test('code is split into tokens without comments; templates and regular expressions stay whole', () => {
  expect(tokensOf('a /* b */ = `x${ `y${1}` }z` / /c\\/d/.e; // f')).toEqual([
    'a',
    '=',
    '`Hx',
    '`Hy',
    '1',
    '`T',
    '`Tz',
    '/',
    '/c\\/d/',
    '.',
    'e',
    ';',
  ]);
});

test('the list of the site has the line of each of its entries', () => {
  const {entries, text} = siteDeclarations();
  expect(
    [...entries].every(([entry, line]) =>
      text.split('\n')[line - 1]!.includes(entry.replaceAll("'", "''").slice(0, 5)),
    ),
  ).toBe(true);
  expect(entries.size).toBeGreaterThan(10);
});
