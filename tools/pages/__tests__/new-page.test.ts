import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {readFrontMatter} from '../../../src/lib/markdown/front-matter';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {addToSidebar, PAGE_KINDS, planPage} from '../new-page';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

describe('a new page', () => {
  test('of a guide is in its folder and opens at its address', () => {
    expect(planPage('guide', 'Write a plugin')).toMatchObject({
      file: 'guides/write-a-plugin.md',
      route: '/guides/write-a-plugin',
      section: 'guides',
      id: 'write-a-plugin',
    });
  });

  test('of the Docs section has the address of its folder', () => {
    expect(planPage('concept', 'Cron jobs', 'docs/docs/core/cron')).toMatchObject({
      file: 'docs/docs/core/cron/cron-jobs.md',
      route: '/docs/core/cron/cron-jobs',
      section: 'docs',
      id: 'docs/core/cron/cron-jobs',
    });
  });

  test.each(PAGE_KINDS)('of the kind %s is a page with title, tags that exist, and headings', (kind) => {
    const {file, content} = planPage(kind, 'It’s: a "title"');
    const {values, error} = readFrontMatter(content);
    expect(error).toBeUndefined();
    expect(values.title).toBe('It’s: a "title"');
    const known = Object.keys(parse(read('docs/tags.yml')) as object);
    expect((values.tags as string[]).filter((tag) => !known.includes(tag))).toEqual([]);
    expect(parsePage(file, content).headings.length).toBeGreaterThan(2);
    expect(fs.existsSync(path.join(root, path.dirname(file)))).toBe(true);
  });

  test.each([
    [
      'poem',
      'Title',
      undefined,
      'There is no kind of page "poem". The kinds are api, command, concept, guide, hook, provider, rfc.',
    ],
    ['constructor', 'Title', undefined, 'There is no kind of page "constructor"'],
    ['guide', ' ', undefined, 'Give the page a title'],
    ['guide', 'Title', 'static', '"static" is in no section'],
    ['guide', 'Title', 'guides/../..', 'is in no section'],
  ])('of kind %s with title "%s" in %s is refused with what to do', (kind, title, folder, message) => {
    expect(() => planPage(kind, title, folder)).toThrow(message);
  });

  test.each(['docs', 'guides', 'api', 'rfcs'])('goes to the end of the section %s in sidebars.ts', (section) => {
    const before = read('sidebars.ts');
    const after = addToSidebar(before, section, 'folder/new');
    expect(after.length - before.length).toBeLessThan(30);
    // Taken away again, the list of the section is as long as it was: it went nowhere else.
    const listOf = (text: string) => text.slice(text.indexOf(`  ${section}: [`)).split(/^ {2}\w+: \[/m)[1]!;
    expect(listOf(after)).toContain("'folder/new'");
    expect(listOf(before)).not.toContain("'folder/new'");
  });
});
