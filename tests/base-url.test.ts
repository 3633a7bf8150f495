// Nothing that is published below a path leads out of it. What the browser requests, every test of a page looks at
// (`problems.foreign`).
import {load} from 'cheerio';
import {expect, inject, test} from 'vitest';
import {readSiteEnvironment} from '../src/config/environment';
import {baseUrl, pathOf} from './support/base-url';
import {TAGS} from './support/search';

const site = new URL(inject('origin') + '/');
const published = new URL(baseUrl, readSiteEnvironment().siteUrl);

/** What no page links to. */
const STARTS = ['/', '/nothing', '/sitemap.xml', '/robots.txt', '/llms.txt', '/llms-full.txt', '/_redirects'];

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);

/** Addresses as they stand in a file, absolute ones of the site in every kind of file. */
const addressesIn = (pathname: string, type: string, text: string): string[] => {
  const absolute = text.match(new RegExp(`${published.origin}/[^\\s"'<>()\\\\]*`, 'g')) ?? [];
  if (type.startsWith('text/html')) {
    const $ = load(text);
    const elements = $('[href], [src], [action], [data-href]').toArray();
    const own = elements.flatMap((it) =>
      ['href', 'src', 'action', 'data-href'].flatMap((name) => $(it).attr(name) ?? []),
    );
    return [...absolute, ...own, ...all($('style').text(), /url\(["']?([^"')]+)/g)];
  }
  if (type.startsWith('text/css')) return [...absolute, ...all(text, /url\(["']?([^"')]+)/g)];
  if (/\/search-index-/.test(pathname)) return [...absolute, ...all(text, /"(?:route|sectionRoute)":"([^"]+)"/g)];
  if (pathname.endsWith('.webmanifest')) return all(text, /"(?:start_url|src)": *"([^"]+)"/g);
  if (pathname === pathOf('/_redirects')) return text.match(/(?<=^| )\/\S+/gm) ?? [];
  return absolute;
};

test.runIf(baseUrl !== '/')(
  'a crawl of a site below a path finds no address outside of it, and all that it finds is there',
  async () => {
    const starts = [...STARTS, ...TAGS.map((tag) => `/search-index-${tag}.json`)];
    const queue = starts.map((route) => pathOf(route));
    const seen = new Set(queue);
    const outside: string[] = [];
    const missing: string[] = [];
    const visit = async (pathname: string) => {
      const response = await fetch(new URL(pathname, site));
      if (response.status !== 200 && pathname !== pathOf('/nothing')) missing.push(`${response.status} ${pathname}`);
      const type = response.headers.get('content-type') ?? '';
      if (/^(image\/(?!svg)|font)/.test(type)) return;
      for (const address of addressesIn(pathname, type, await response.text())) {
        const url = new URL(address, new URL(pathname, published));
        if (url.origin !== published.origin) continue;
        if (!url.pathname.startsWith(baseUrl)) outside.push(`${pathname}: ${address}`);
        else if (!seen.has(url.pathname)) queue.push(url.pathname);
        seen.add(url.pathname);
      }
    };
    const crawl = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await visit(next);
    };
    while (queue.length > 0) await Promise.all(Array.from({length: 8}, crawl));
    expect(outside).toEqual([]);
    expect(missing).toEqual([]);
    expect(seen.size).toBeGreaterThan(500);
  },
);
