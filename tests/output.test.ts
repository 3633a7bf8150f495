import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {withoutBaseUrl} from '../src/lib/base-url';
import {baseUrl, pathOf} from './support/base-url';
import {builtPages, isBuiltFile} from './support/built-pages';
import {BUILD_DIR} from './support/global-setup';

const byRoute = new Map(builtPages.map((page) => [page.route, page]));
const anchors = new Map(
  builtPages.map(({route, $}) => [
    route,
    new Set(
      $('[id]')
        .map((_, el) => $(el).attr('id'))
        .get(),
    ),
  ]),
);

describe('the built pages', () => {
  test('link only to pages, anchors and files that exist', () => {
    const broken: string[] = [];
    for (const {route, $} of builtPages) {
      for (const element of $('a[href], img[src]').toArray()) {
        const href = ($(element).attr('href') ?? $(element).attr('src'))!;
        const url = new URL(href, `http://site.test${pathOf(route)}`);
        if (url.host !== 'site.test') continue;
        const linked = withoutBaseUrl(baseUrl, url.pathname);
        const target = byRoute.get(linked);
        const hash = decodeURIComponent(url.hash.slice(1));
        if (!url.pathname.startsWith(baseUrl) || (!target && !isBuiltFile(linked)))
          broken.push(`${route} → ${href}: no such page`);
        else if (target && hash && !anchors.get(linked)!.has(hash)) broken.push(`${route} → ${href}: no such anchor`);
      }
    }
    expect([...new Set(broken)]).toEqual([]);
  });

  test('have no id twice', () => {
    const repeated = builtPages.filter(({route, $}) => $('[id]').length > anchors.get(route)!.size);
    expect(repeated.map(({route}) => route)).toEqual([]);
  });

  test('have titles of their own; the name of a symbol may also be the subject of a page', () => {
    const repeated = (pages: typeof builtPages) => {
      const titles = pages.map(({$}) => $('head title').text());
      return titles.filter((title, i) => titles.indexOf(title) !== i);
    };
    expect(repeated(builtPages.filter(({route}) => route.startsWith('/exports/')))).toEqual([]);
    expect(repeated(builtPages.filter(({route}) => !route.startsWith('/exports/')))).toEqual([]);
  });

  test('name their own address as the canonical one', () => {
    const wrong = builtPages.filter(({route, $}) => {
      const canonical = $('link[rel=canonical]').attr('href');
      return !canonical || new URL(canonical).pathname !== pathOf(route);
    });
    expect(wrong.map(({route}) => route)).toEqual([]);
  });

  test('are in the sitemap, and nothing else is', () => {
    const $ = load(fs.readFileSync(path.join(BUILD_DIR, 'sitemap.xml'), 'utf8'), {xml: true});
    const listed = $('loc')
      .map((_, el) => new URL($(el).text()).pathname)
      .get();
    expect(listed.sort()).toEqual(builtPages.map(({route}) => pathOf(route)).sort());
  });
});

describe('the pages of the Exports section', () => {
  test('are at most 60 kB of HTML each, without the styles in it', () => {
    expect(
      builtPages
        .filter(({route}) => route.startsWith('/exports/'))
        .map(({route, html}) => ({route, size: Buffer.byteLength(html.replace(/<style[^>]*>.*?<\/style>/s, ''))}))
        .filter(({size}) => size > 60_000),
    ).toEqual([]);
  });
});

describe('the tag index', () => {
  test('holds tags from all five sections', () => {
    const sections = ['/docs/', '/api/', '/exports/', '/guides/', '/rfcs/'];
    const linked = new Set(
      builtPages
        .filter(({route}) => route.startsWith('/tags/'))
        .flatMap(({$}) =>
          $('main article a')
            .map((_, el) => $(el).attr('href')!)
            .get(),
        ),
    );
    expect(sections.filter((section) => ![...linked].some((href) => href.startsWith(pathOf(section))))).toEqual([]);
  });

  test('has a page with a description for every tag of the vocabulary', () => {
    const vocabulary = Object.keys(
      parse(fs.readFileSync(path.resolve(BUILD_DIR, '../i18n/en/tags.yml'), 'utf8')) as object,
    );
    const lacking = vocabulary.filter((tag) => !byRoute.get(`/tags/${tag}`)?.$('main header p').first().text());
    expect(lacking).toEqual([]);
  });

  test('is where every tag link of every page leads', () => {
    const elsewhere = builtPages.flatMap(({$}) =>
      $('.theme-doc-footer-tags-row a')
        .map((_, el) => $(el).attr('href')!)
        .get()
        .filter((href) => !href.startsWith(pathOf('/tags/'))),
    );
    expect(elsewhere).toEqual([]);
  });
});
