import type {DocusaurusConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {CARD_SIZE, cardSvg, renderCard, wrapped} from '../cards';
import {renderFeed, renderLlms, renderLlmsFull, renderOpenSearch, renderRobots} from '../lists';
import {keepPlainTree} from '../plain-tree';
import {headElements, type SitePage, sitePages} from '../site-pages';
import {parsePlain, toPlainMarkdown} from '../to-markdown';

const addresses = {
  ofSource: (url: string) => `https://git.test/${url.slice(4)}`,
  ofSite: (url: string) => (url.startsWith('#') ? url : `https://site.test${url}.md`),
};
const about = {title: 'Title', description: 'What it is.'};
const copyOf = (content: string) => toPlainMarkdown(parsePlain('a.md', content), about, addresses);
const plain = (content: string) => copyOf(content).replace(/^.*\n\n.*\n\n/, '');

describe('a page as plain Markdown', () => {
  test('begins with its title and description, without front matter', () => {
    expect(copyOf('---\ntitle: Title\n---\n\nText.\n')).toBe('# Title\n\n> What it is.\n\nText.\n');
  });

  test('has whole addresses for source links, pages and pictures, and keeps those on the page', () => {
    expect(plain('[a](cms:core/x.ts#y) [b](/docs/b) ![c](/img/c.svg) [d](#d)')).toBe(
      '[a](https://git.test/core/x.ts#y) [b](https://site.test/docs/b.md) ![c](https://site.test/img/c.svg.md) [d](#d)\n',
    );
  });

  test('has no imports, comments, expressions or components, but what components hold', () => {
    const page = `import X from 'x';\n\n{/* note */}\n\n<X label="First">\n\nInside **it**.\n\n</X>\n\nA {1 + 1}<X>b</X>.\n`;
    expect(plain(page)).toBe('**First**\n\nInside **it**.\n\nA b.\n');
  });

  test('has admonitions as quotations, with what is in them', () => {
    expect(plain(':::warning[Mind *this*]\n\nText with `code`.\n\n- item\n\n:::\n')).toBe(
      '> **Warning: Mind this**\n>\n> Text with `code`.\n>\n> - item\n',
    );
    expect(plain(':::note\n\nText.\n\n:::\n')).toBe('> **Note**\n>\n> Text.\n');
  });

  test('has no hidden examples, and none of the words that only checks read', () => {
    const page = '```ts hidden\nno\n```\n\n```ts title="a.ts" nocheck="why not"\nyes\n```\n';
    expect(plain(page)).toBe('```ts title="a.ts"\nyes\n```\n');
  });

  test('keeps a colon before a word, which is no directive, and drops the id of a heading', () => {
    expect(plain('## Heading {#given}\n\nThe UID api:article and 10:30.\n')).toBe(
      '## Heading\n\nThe UID api:article and 10:30.\n',
    );
  });

  test('is made of the tree that the page is compiled from, which stays as it is', () => {
    const kept = new Map<string, Root>();
    const parser = unified().use(remarkParse).use(remarkDirective);
    const file = new VFile({path: 'a.md', value: ':::note[Mind]\n\n[a](/b) \\{#id}\n\n:::\n\n## Heading \\{#id}\n'});
    const keep = (path: string, tree: Root) => kept.set(path, tree);
    expect(parser().use(keepPlainTree, {keep}).parse(file)).toEqual(parser().parse(file));
    expect(toPlainMarkdown(kept.get('a.md')!, about, addresses)).toBe(
      '# Title\n\n> What it is.\n\n> **Note: Mind**\n>\n> [a](https://site.test/b.md) {#id}\n\n## Heading\n',
    );
  });

  test('has tables without padding', () => {
    expect(plain('| a   | b |\n| --- | - |\n| 1   | 2 |\n')).toBe('| a | b |\n| - | - |\n| 1 | 2 |\n');
  });
});

const page = (route: string, section: string, changed?: number) => ({
  route,
  section,
  title: `Title of ${route}`,
  description: `About ${route} & more.`,
  file: `${route}.md`,
  isLast: true,
  changed,
  age: 'Checked against 1.0.0.',
});
const site = {title: 'Site', tagline: 'About it', url: 'https://site.test'};
const sections = [
  {id: 'guides', label: 'Guides', routeBasePath: 'guides', start: '/', purpose: 'Learn.'},
  {id: 'exports', label: 'Exports', routeBasePath: 'exports', start: '/', purpose: 'Look up.'},
] as const;

describe('the lists for programs', () => {
  test('name each page with its description by section, generated ones at the end', () => {
    const text = renderLlms(site, sections, [page('/guides/a', 'guides'), page('/exports/X', 'exports')]);
    expect(text).toContain(
      '## Guides\n\nLearn.\n\n- [Title of /guides/a](https://site.test/guides/a.md): About /guides/a & more. Checked against 1.0.0.\n',
    );
    expect(text).toContain('## Optional\n\n- [Title of /exports/X]');
    expect(text).not.toContain('## Exports');
  });

  test('hold the whole text after the address of each page', () => {
    const text = renderLlmsFull(site, [{...page('/guides/a', 'guides'), markdown: '# A\n\nText.\n'}]);
    expect(text).toBe('# Site\n\n> About it\n\n---\nurl: https://site.test/guides/a\n---\n\n# A\n\nText.\n');
  });

  test('name the sitemap and the search by whole addresses', () => {
    expect(renderRobots([site.url, `${site.url}/fr`])).toMatch(
      /^Sitemap: https:\/\/site.test\/sitemap.xml\nSitemap: https:\/\/site.test\/fr\/sitemap.xml\n$/m,
    );
    expect(renderOpenSearch(site)).toContain('template="https://site.test/search?q={searchTerms}"');
  });

  test('feed the last changes first, and not at all when none is known', () => {
    const feed = renderFeed(site, [page('/a', 'guides', 1000), page('/b', 'guides', 2000), page('/c', 'guides')])!;
    expect([...feed.matchAll(/<link href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
      'https://site.test/',
      'https://site.test/b',
      'https://site.test/a',
    ]);
    expect(feed).toContain('<updated>1970-01-01T00:00:02.000Z</updated>');
    expect(feed).toContain('About /b &amp; more.');
    expect(renderFeed(site, [page('/c', 'guides')])).toBeUndefined();
  });
});

describe('the pages of the site', () => {
  const doc = (id: string, more: object = {}) => ({
    id,
    permalink: `/guides/${id}`,
    title: id,
    description: id,
    source: `@site/guides/${id}.md`,
    ...more,
  });
  const version = {
    docs: [doc('a'), doc('b', {permalink: '/guides/b/'}), doc('c', {unlisted: true}), doc('d')],
    sidebars: {guides: [{type: 'category', link: {type: 'doc', id: 'b'}, items: [{type: 'doc', id: 'a'}]}]},
  };
  const content = {'docusaurus-plugin-content-docs': {guides: {loadedVersions: [version]}}};

  test('come in the order of the sidebar, by the addresses that they answer at, without unlisted ones', () => {
    const pages = sitePages(content as unknown as Parameters<typeof sitePages>[0], '/');
    expect(pages.map(({route}) => route)).toEqual(['/guides/b', '/guides/a', '/guides/d']);
    expect(pages[0]).toMatchObject({file: 'guides/b.md', changed: undefined, section: 'guides'});
  });

  test('have whole addresses below the path of the site', () => {
    const themeConfig = {navbar: {items: [{sidebarId: 'guides', label: 'Manuels'}]}};
    const site = {title: 'T', tagline: '', url: 'https://site.test', baseUrl: '/repository/'};
    const config = {...site, themeConfig} as unknown as DocusaurusConfig;
    const page = {route: '/guides/a', section: 'guides'} as SitePage;
    const head = [...headElements(undefined, '/', config), ...headElements(page, page.route, config)].join('');
    expect(head).toContain('"url":"https://site.test/repository/"');
    expect(head).toContain('href="/repository/guides/a.md"');
    expect(head).toContain('content="https://site.test/repository/img/cards/guides.png"');
    expect(head).toContain('content="Manuels – T"');
    expect(head).not.toMatch(/site\.test\/(?!repository\/)|="\/(?!repository\/)/);
  });

  test('cannot end the script that holds their structured data', () => {
    const config = {
      title: '</script><script>',
      tagline: '',
      url: 'https://site.test',
      baseUrl: '/',
    } as DocusaurusConfig;
    expect(headElements(undefined, '/', config)[0]!.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('the card of a section', () => {
  test('is a PNG of the size that previews ask for', async () => {
    const png = await renderCard(cardSvg('Site', {label: 'Guides', purpose: 'Learn <this> & that.'}));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([...CARD_SIZE]);
    expect(png.length).toBeLessThan(100_000);
  });

  test('shows its text, whatever it is, with fonts of its own', async () => {
    const empty = await renderCard(cardSvg('', {label: '', purpose: ''}));
    expect((await renderCard(cardSvg('', {label: 'Guides', purpose: ''}))).length).toBeGreaterThan(empty.length);
    expect(cardSvg('Site', {label: '</text>', purpose: ''})).toContain('&lt;/text&gt;');
  });

  test('breaks its sentence between words', () => {
    expect(wrapped('one two three extraordinarily', 8)).toEqual(['one two', 'three', 'extraordinarily']);
    expect(wrapped('', 8)).toEqual([]);
  });
});
