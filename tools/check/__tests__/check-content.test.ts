// cspell:ignore logg exprt admn fronte lable jsno
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {formatProblem} from '../../../src/lib/problem';
import {checkContent, type ContentReport} from '../check-content';

const root = path.join(import.meta.dirname, 'fixtures/site');
const packagesRoot = path.resolve(import.meta.dirname, '../../..');

/** Fixture page → the one problem that it has, as `line:column message`. */
const CASES: Record<string, [place: string, message: RegExp]> = {
  'wrong-path': ['11:11', /^no file "src\/indx\.ts" in core; did you mean "cms:core\/src\/index\.ts"\?$/],
  'moved-file': [
    '9:11',
    /^no file "src\/event-hub\.ts" in core; did you mean "cms:core\/src\/services\/event-hub\.ts"\?$/,
  ],
  'wrong-package': ['9:11', /^no package "content-manger"; did you mean "content-manager"\?$/],
  'wrong-symbol': ['9:11', /^no symbol "createStrap" in core\/src\/index\.ts; did you mean "#createStrapi"\?$/],
  'unpinned-link': ['9:11', /^the link opens develop; the site documents v\d/],
  'unverified-link': ['9:11', /link it as cms:core\/src\/index\.ts/],
  'broken-example': ['20:12', /^TS\d+: .*'logg' does not exist/],
  'broken-hidden-example': ['10:7', /^TS2322: /],
  'missing-module': ['10:19', /^TS2307: .*another fence of the page has that path/],
  'broken-javascript': ['12:21', /^TS2552: Cannot find name 'undefinedName'/],
  'invalid-json': ['12:1', /^invalid JSON: property name expected/],
  'invalid-yaml': ['10:4', /^invalid YAML: Nested mappings/],
  'shell-prompt': ['11:1', /^a prompt in a shell example/],
  'unknown-command': ['10:1', /^strapi has no command "exprt"; did you mean "export"\?$/],
  'unknown-option': ['10:1', /^strapi develop has no option "--watch-admn"; did you mean "--watch-admin"\?$/],
  'unknown-script': ['10:1', /^no script "test:fronte" is known; did you mean "test:front"\?/],
  'undrawn-diagram': ['9:1', /^this diagram is not drawn: run "npm run diagrams"$/],
  'no-front-matter': ['1:1', /^no front matter: /],
  'invalid-front-matter': ['3:1', /^invalid front matter: /],
  'incomplete-front-matter': ['1:1', /^front matter lacks tags$/],
  'unknown-key': ['5:1', /^unknown front matter key "sidebar_lable"; did you mean "sidebar_label"\?/],
  'unknown-tag': ['4:1', /^unknown tag "plugin"; did you mean "plugins"\?; tags are defined in docs\/tags\.yml$/],
  'too-few-tags': ['4:1', /^1 tags; there must be 2 to 6$/],
  'short-description': ['3:1', /^the description has 10 characters/],
  'two-sentences': ['3:1', /^the description must be one sentence$/],
  'same-title': ['2:1', /^docs\/docs\/bad-link\.md has the same title$/],
  'same-description': ['3:1', /^docs\/docs\/bad-link\.md has the same description$/],
  'no-opening': ['7:1', /^no paragraph before the first heading/],
  'first-level-heading': ['9:1', /^a heading of the first level/],
  'skipped-level': ['11:1', /^heading level 4 after level 2: use ###$/],
  'repeated-heading': ['13:1', /^heading "The same" is already on line 9/],
  'no-language': ['9:1', /^the fence names no language/],
  'unknown-language': ['9:1', /^unknown language "jsno"; did you mean "json"\?/],
  'unreasoned-nocheck': ['9:1', /^nocheck needs a reason/],
  'no-alternative-text': ['9:1', /^the image has no alternative text/],
  unfinished: ['9:1', /^"TODO": a page says what is/],
  'unknown-admonition': ['9:1', /^unknown admonition "caveat"/],
  'open-admonition': ['9:1', /^the admonition "note" is not closed/],
  'bad-link': ['9:5', /^no page at \/docs\/wrong-pth; did you mean "\/docs\/wrong-path"\?$/],
  'bad-anchor': [
    '9:5',
    /^no heading #what-is-wrong in docs\/docs\/wrong-path\.md; did you mean "what-is-wrong-here"\?$/,
  ],
  'relative-link': ['9:5', /^"\.\/wrong-path\.md" is a relative link: write the page's route/],
  'no-source-link': ['1:1', /^no link to the source: /],
  'no-neighbour': ['1:1', /^\d+ words and no link to a neighbouring page/],
  'invalid-mdx': ['9:29', /^invalid MDX: /],
};

describe('the content check', () => {
  const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'content-check-'));
  let report: ContentReport;

  beforeAll(async () => {
    report = await checkContent({root, packagesRoot, cacheDir, targets: ['docs']});
  });
  afterAll(() => fs.rmSync(cacheDir, {recursive: true, force: true}));

  const problemsOf = (name: string): string[] =>
    report.problems.filter(({file}) => file === `docs/docs/${name}.md`).map(formatProblem);

  test.each(Object.entries(CASES))('finds the one fault of the page "%s", at its place', (name, [place, message]) => {
    const problems = problemsOf(name);
    expect(problems, problems.join('\n')).toHaveLength(1);
    const [, found, text] = /^\S+?:(\d+:\d+) (.*)$/.exec(problems[0] ?? '') ?? [];
    expect(text).toMatch(message);
    expect(found).toBe(place);
  });

  test('finds nothing in a page that does everything right', () => {
    expect(problemsOf('good')).toEqual([]);
  });

  test('has a case for every fixture page', () => {
    const pages = fs.readdirSync(path.join(root, 'docs/docs')).map((file) => file.replace(/\.md$/, ''));
    expect(pages.sort()).toEqual(['good', ...Object.keys(CASES)].sort());
  });

  test('counts what it verified', () => {
    expect(report.counts).toMatchObject({pages: Object.keys(CASES).length, pinned: 0, nocheck: 2});
    expect(report.counts.links).toBeGreaterThan(report.counts.symbols);
  });

  test('gives the same answer from its cache, in a fraction of the time', async () => {
    const start = performance.now();
    const again = await checkContent({root, packagesRoot, cacheDir, targets: ['docs']});
    expect(again).toEqual(report);
    expect(performance.now() - start).toBeLessThan(4000);
  });

  test('says which file or folder does not exist', async () => {
    await expect(checkContent({root, packagesRoot, cacheDir, targets: ['docs/none']})).rejects.toThrow(
      'no such file or folder: docs/none',
    );
  });
});
