// The list of messages, and how pages lead to the how-to guides.
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test as unit} from 'vitest';
import {baseUrl, pathOf} from './support/base-url';
import {test} from './support/browser';
import {type BuiltPage, builtPages} from './support/built-pages';
import {BUILD_DIR} from './support/global-setup';

const ERRORS = '/guides/errors';
const read = (name: string) => fs.readFileSync(path.join(BUILD_DIR, name), 'utf8');
const byRoute = new Map(builtPages.map((page) => [page.route, page]));
const messagesIn = ({$}: BuiltPage, selector: string) =>
  Array.from($(selector), (element) => $(element).text().replace(/\s+/g, ' ').trim());
const errors = byRoute.get(ERRORS)!;

describe('the list of messages', () => {
  unit('leads from each message to the page and heading that quote it', () => {
    const {$} = errors;
    const wrong = $('main dd code')
      .toArray()
      .filter((element) => {
        const [route = '', hash = ''] = $(element)
          .closest('dd')
          .prevAll('dt')
          .first()
          .find('a')
          .attr('href')!
          .split('#');
        const page = byRoute.get(`/${route.slice(baseUrl.length)}`);
        return (
          (hash && page?.$(`[id="${hash}"]`).length !== 1) ||
          !messagesIn(page!, 'article code').includes($(element).text())
        );
      });
    expect(wrong.map((element) => $(element).text())).toEqual([]);
    expect($('main dd code').length).toBeGreaterThan(500);
  });

  unit('groups them by section and part, each with an anchor, in the order of the navbar', () => {
    const {$} = errors;
    expect(messagesIn(errors, 'main h2').map((it) => it.replace('\u200b', ''))).toEqual([
      ...['Guides', 'Docs', 'API Reference', 'Exports', 'RFCs'],
    ]);
    const linked = Array.from($('nav[aria-label=Areas] a'), (element) => $(element).attr('href')!.split('#')[1]);
    expect(linked).toEqual(Array.from($('main :is(h2, h3)'), (element) => $(element).attr('id')));
  });

  unit('is in the sitemap, and not in the search index', () => {
    expect(read('sitemap.xml')).toContain(`${pathOf(ERRORS)}</loc>`);
    const names = fs.readdirSync(BUILD_DIR).filter((name) => /^search-index-.*\.json$/.test(name));
    expect(names.filter((name) => read(name).includes(`"${ERRORS}`))).toEqual([]);
  });

  unit('is in one script, once', () => {
    const message = 'Could not find the root element to mount the admin app';
    const names = Array.from(errors.$('script[src], link[as=script]'), (element) => {
      const {src, href} = errors.$(element).attr()!;
      return (src ?? href)!.slice(baseUrl.length);
    });
    const scripts = [...new Set(names)].map(read);
    const shown = messagesIn(errors, 'dd code').filter((it) => it.includes(message));
    expect(shown.length).toBeGreaterThan(0);
    expect(scripts.join().split(message).length - 1).toBe(shown.length);
  });

  test('is reached from the sidebar of the guides, and leads to a heading', async ({open}) => {
    const {page} = await open('/guides/contributing');
    await page.getByRole('link', {name: 'Error messages', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'Error messages'}).waitFor();
    await page.getByRole('link', {name: 'Content manager', exact: true}).click();
    expect(new URL(page.url()).hash).toBe('#content-manager');
    await page
      .getByRole('link', {name: /: What goes wrong$/})
      .first()
      .click();
    await page.waitForURL(/#what-goes-wrong/);
    await page.locator('h2#what-goes-wrong').waitFor();
  });

  test('fits a phone', async ({open}) => {
    const {page} = await open(ERRORS, {viewport: {width: 390, height: 844}});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

const guides = builtPages.filter(({route}) => route.startsWith('/guides/how-to/'));
const linksIn = ({$}: BuiltPage, selector: string) =>
  Array.from($(selector), (element) => `/${$(element).attr('href')!.replace(/#.*/, '').slice(baseUrl.length)}`);

describe('how-to guides', () => {
  unit('are listed at the end of the pages that they link, and nowhere else', () => {
    const texts = new Map(guides.map((guide) => [guide.route, new Set(linksIn(guide, '.theme-doc-markdown a[href]'))]));
    const documents = builtPages.filter(({$}) => $('.theme-doc-markdown').length > 0);
    for (const page of documents.filter(({route}) => !/^\/(?:exports|guides\/how-to)(?:\/|$)/.test(route))) {
      const about = guides.filter(({route}) => texts.get(route)!.has(page.route));
      const list = linksIn(page, '.theme-doc-markdown nav.how-to a');
      expect([...list].sort(), page.route).toEqual(about.map(({route}) => route));
      for (const {route} of about) expect(read(`${page.route.slice(1)}.md`)).toContain(`${pathOf(route)}.md)`);
    }
  });

  unit('are each in their overview, in one line', () => {
    const list = linksIn(byRoute.get('/guides/how-to')!, '.theme-doc-markdown li a');
    expect([...list].sort()).toEqual(guides.map(({route}) => route));
  });

  unit('are published without their checks', () => {
    const files = fs.readdirSync(BUILD_DIR, {recursive: true}).map(String);
    expect(files.filter((name) => /\.check\b/.test(name))).toEqual([]);
  });
});
