import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, inject, test} from 'vitest';
import {SECTIONS} from '../src/config/sections';
import {parsePage} from '../src/lib/markdown/parse-page';
import {pathOf} from './support/base-url';
import {builtPages, isBuiltFile} from './support/built-pages';
import {BUILD_DIR} from './support/global-setup';
import {publicRoutes} from './support/public-routes';

const origin = inject('origin');
const read = (name: string) => fs.readFileSync(path.join(BUILD_DIR, name), 'utf8');
const handWritten = publicRoutes.filter(({kind}) => kind === 'doc');
const byRoute = new Map(builtPages.map((page) => [page.route, page]));
const canonical = (route: string) => byRoute.get(route)!.$('link[rel=canonical]').attr('href')!;
/** Without a slash at its end. */
const siteUrl = canonical('/').replace(/\/$/, '');

describe('the Markdown of each hand-written page', () => {
  test.each(handWritten)(
    '$route is at its route plus .md, with its title, its headings and no syntax of the site',
    ({route}) => {
      const text = read(`${route.slice(1)}.md`);
      const {$} = byRoute.get(route)!;
      // Reads as the plain Markdown that it claims to be.
      const page = parsePage(route, text.replace(/[{<]/g, '\\$&'));
      expect(text).toMatch(/^# \S/);
      expect($('head title').text()).toContain(text.slice(2, text.indexOf('\n')).replace(/\\([_*])/g, '$1'));
      expect(text).toContain(`\n\n> `);
      expect(page.headings.length).toBe($('article .theme-doc-markdown').find('h1,h2,h3,h4,h5,h6').length);
      const outsideFences = text.replace(/^( *)(`{3,}).*\n[\s\S]*?^\1\2 *$/gm, '');
      expect(outsideFences).not.toMatch(/^(import|export) .* from |^:::|\]\(cms:|\{#[\w-]+\}\s*$/m);
      expect(text).not.toMatch(/^\s*```\w+.*\b(nocheck|hidden)\b/m);
    },
  );

  test('links to addresses that are whole, and of this site only to what there is', () => {
    const broken: string[] = [];
    for (const {route} of handWritten) {
      for (const [, url] of read(`${route.slice(1)}.md`).matchAll(/\]\(<?([^()<>\s]+)>?(?: "[^"]*")?\)/g)) {
        if (url!.startsWith('#') || url!.startsWith('mailto:')) continue;
        if (!URL.canParse(url!)) broken.push(`${route}: ${url}`);
        else if (new URL(url!).origin === new URL(siteUrl).origin) {
          const target = url!.startsWith(`${siteUrl}/`) ? url!.slice(siteUrl.length).replace(/[?#].*/, '') : '';
          if (!byRoute.has(target) && !isBuiltFile(target)) broken.push(`${route}: ${url}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  test('is named by the page', () => {
    const without = handWritten.filter(
      ({route}) =>
        byRoute.get(route)!.$('link[rel=alternate][type="text/markdown"]').attr('href') !== pathOf(`${route}.md`),
    );
    expect(without).toEqual([]);
  });

  test('is served as it is', async () => {
    const answer = await fetch(`${origin}/docs/intro.md`, {redirect: 'manual'});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/markdown/);
  });
});

describe('llms.txt', () => {
  const text = read('llms.txt');
  const parts = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part]),
  );

  test('has a heading for each section that people write, and one for what may be left out', () => {
    const labels = SECTIONS.filter(({id}) => id !== 'exports').map(({label}) => label);
    expect([...parts.keys()]).toEqual([...labels, 'Optional']);
  });

  test('lists every hand-written page in its section, with its description', () => {
    const labelOf = (section: string) => SECTIONS.find(({id}) => id === section)!.label;
    const missing = handWritten.filter(({route, section}) => {
      const description = byRoute.get(route)!.$('meta[name=description]').attr('content')!;
      return !parts.get(labelOf(section))?.includes(`](${siteUrl}${route}.md): ${description}`);
    });
    expect(missing).toEqual([]);
  });

  test('llms-full.txt holds the whole text of each', () => {
    const full = read('llms-full.txt');
    const missing = handWritten.filter(
      ({route}) => !full.includes(`url: ${siteUrl}${route}\n`) || !full.includes(read(`${route.slice(1)}.md`).trim()),
    );
    expect(missing).toEqual([]);
  });
});

describe('the files for search engines and browsers', () => {
  test('robots.txt lets everything be read and names the sitemap by its whole address', () => {
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  });

  test('the sitemap tells changes only where the repository is known', () => {
    const $ = load(read('sitemap.xml'), {xml: true});
    const dates = $('lastmod')
      .map((_, element) => $(element).text())
      .get();
    if (process.env.REPOSITORY_URL) expect(dates.length).toBeGreaterThan(90);
    else expect(dates).toEqual([]);
  });

  test('a browser learns from any page how to search the site', () => {
    expect(byRoute.get('/docs/intro')!.$('link[rel=search]').attr('href')).toBe(pathOf('/opensearch.xml'));
    const $ = load(read('opensearch.xml'), {xml: true});
    expect($('Url[type="text/html"]').attr('template')).toBe(`${siteUrl}/search?q={searchTerms}`);
    expect($('ShortName').text().length).toBeLessThanOrEqual(16);
    expect(byRoute.has('/search')).toBe(true);
  });

  test('every page of a section has breadcrumbs as structured data', () => {
    const without = publicRoutes.filter(({route, kind}) => {
      if (kind !== 'doc' && kind !== 'generated') return false;
      const list = byRoute.get(route)!.$('[itemtype="https://schema.org/BreadcrumbList"]');
      return list.find('[itemprop=itemListElement] [itemprop=name]').length === 0;
    });
    expect(without).toEqual([]);
  });

  test('the home page says what the site is, and how to search it', () => {
    const data = JSON.parse(byRoute.get('/')!.$('script[type="application/ld+json"]').text());
    expect(data).toMatchObject({'@type': 'WebSite', url: `${siteUrl}/`});
    expect(data.potentialAction.target.urlTemplate).toContain('/search?q={search_term_string}');
  });

  test('every page has a title, a description and an address for previews', () => {
    const NEEDED = [
      '[name=description]',
      '[property="og:title"]',
      '[property="og:description"]',
      '[property="og:url"]',
    ];
    const without = builtPages.filter(({$}) => NEEDED.some((attribute) => !$(`meta${attribute}`).attr('content')));
    expect(without.map(({route}) => route)).toEqual([]);
  });

  test('every page has the card of its section for previews, and the card is there', () => {
    const wrong = builtPages.filter(({route, $}) => {
      const image = $('meta[property="og:image"]').attr('content');
      const folder = route.split('/')[1];
      const listed = handWritten.find((it) => it.route === route)?.section;
      const section = folder === 'exports' ? 'exports' : (listed ?? 'site');
      const wanted = `${siteUrl}/img/cards/${section}.png`;
      return image !== wanted || $('meta[name="twitter:image"]').attr('content') !== wanted;
    });
    expect(wrong.map(({route}) => route)).toEqual([]);
    for (const section of ['site', ...SECTIONS.map(({id}) => id)]) {
      expect(isBuiltFile(`/img/cards/${section}.png`), section).toBe(true);
    }
  });
});
