import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {temporaryFolder} from '../../../src/lib/__tests__/temporary-folder';
import {readFrontMatter} from '../../../src/lib/markdown/front-matter';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {createPage, planPage} from '../new-page';
import {addToSidebar} from '../sidebar';

const root = path.resolve(__dirname, '../../..');
const read = (file: string, dir = root) => fs.readFileSync(path.join(dir, file), 'utf8');

test.each([
  ['guides', 'Write a plugin', 'guides/write-a-plugin.md', '/guides/write-a-plugin', 'Before you begin'],
  ['docs', 'It', 'docs/docs/it.md', '/docs/it', 'The problem'],
  ['docs/docs/a/hooks/b/x.md', '', 'docs/docs/a/hooks/b/x.md', '/docs/a/hooks/b/x', 'What it returns'],
])('a page of %s with the title "%s" is %s', (where, title, file, route, heading) => {
  const page = planPage(root, where, title);
  expect(page).toMatchObject({file, route, content: expect.stringContaining(`\n## ${heading}`)});
});

test.each(fs.readdirSync(path.join(root, 'tools/pages/templates')))('%s has tags that exist, and headings', (name) => {
  const {file, content} = planPage(root, `docs/docs/${name.slice(0, -3)}`, 'It’s: a "title"');
  const {values, error} = readFrontMatter(content);
  expect(error).toBeUndefined();
  expect(values.title).toBe('It’s: a "title"');
  expect(Object.keys(parse(read('i18n/en/tags.yml')) as object)).toEqual(
    expect.arrayContaining(values.tags as string[]),
  );
  expect(parsePage(file, content).headings.length).toBeGreaterThan(2);
});

test.each([
  ['guides', ' ', 'Give the page a title'],
  ['guides/../..', 'Title', '"guides/../.." is in no section'],
  ['docs/core/x.md', '', '"docs/core/x.md" is in no section: pages are in docs/docs, guides, api and rfcs'],
  ['guides/1-x.md', '', '"1-x" makes no URL: name the file'],
  ['guides', 'Über', '"über" makes no URL'],
])('a page of %s with the title "%s" is refused with what to do', (where, title, message) => {
  expect(() => planPage(root, where, title)).toThrow(message);
});

test.each([
  ['docs', 'docs/core/upload/second', "label: 'Upload'}, 'docs/core/upload/second',"],
  ['docs', 'docs/core/content-manager/second', "'content-releases', 'second', 'features/review-workflows')"],
  ['docs', 'docs/core/admin/second', "`${admin}/nps`, 'docs/core/admin/second',"],
  ['docs', 'docs/core/database/relations/more/second', "'relations/reordering', 'relations/more/second', "],
  ['docs', 'docs/core/admin/features/second', "'use-enterprise')), 'docs/core/admin/features/second',"],
  ['docs', 'docs/core/none/second', "'docs/intro', 'docs/core/none/second',"],
  ['api', 'second', "'Telemetry', 'second']"],
])('in the sidebar of %s %s comes after its neighbours', (section, id, expected) => {
  expect(addToSidebar(read('sidebars.ts'), section, id).text).toContain(expected);
});

test.each([
  ["category('How to', [], 'how-to/index')", "category('How to', ['how-to/second'], 'how-to/index')"],
  [
    "category('How to', [category('Server', below('how-to', 'first'))], 'how-to/index')",
    "category('Server', below('how-to', 'first', 'second'))",
  ],
])('in a category with a start page it comes after what is there: %s', (category, expected) => {
  const source = `export default {guides: ['one', ${category}, 'two']};`;
  expect(addToSidebar(source, 'guides', 'how-to/second').text).toContain(expected);
});

test('a page is written with its entry, or nothing is', async () => {
  const names = ['sidebars.ts', 'tests/addresses.json'];
  const dir = temporaryFolder(Object.fromEntries(names.map((name) => [name, read(name)])));
  const file = 'docs/docs/core/upload/sub/second.md';
  // The text that is written beside the file and then renamed cannot be written there.
  const obstacle = path.join(dir, `sidebars.ts.${process.pid}`);
  fs.mkdirSync(obstacle);
  await expect(createPage(dir, file)).rejects.toThrow('EISDIR');
  expect(fs.readdirSync(dir)).not.toContain('docs');
  fs.rmdirSync(obstacle);
  expect(await createPage(dir, file)).toMatchObject({after: 'docs/core/upload/intro'});
  expect(read(file, dir)).toContain('\ntitle: Second\n');
  expect(read('sidebars.ts', dir)).toMatch(/docs\/core\/upload\/sub\/second.,\n/);
  await expect(createPage(dir, file)).rejects.toThrow(`${file} exists already.`);
  await expect(createPage(dir, 'docs/docs/Intro.md')).rejects.toThrow('/docs/intro is the URL of another page');
});
