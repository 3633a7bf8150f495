import fs from 'node:fs';
import path from 'node:path';
import Slugger from 'github-slugger';
import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isCmsLink} from '../../../src/cms/resolve-link';
import {type Page, placeOf} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {didYouMean, nearest} from '../../../src/lib/suggest';
import {WITHOUT_SOURCE_LINK} from '../exceptions';
import {headingText} from './check-headings';
import {proseOf} from './prose';
import type {Site} from './site';

/** Routes of pages that are not hand-written, beside those of `/exports/` and `/tags/`. */
const OTHER_ROUTES = ['/', '/tags', '/search'];

const WORDS_WITHOUT_NEIGHBOUR = 400;

const NO_SOURCE_LINK =
  'no link to the source: [name](cms:<package>/<path>#<symbol>); ' +
  'a page that cannot have one is listed with the reason in tools/check/exceptions.ts';

/** Links to pages open pages that exist, at headings that exist; and the page has the links that it must have. */
export const checkPageLinks = (page: Page, site: Site): Problem[] => {
  const problems: Problem[] = [];
  let neighbours = 0;
  for (const link of page.links) {
    if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(link.url)) continue;
    const message = checkTarget(link.url, page, site);
    if (message !== undefined) problems.push({file: page.file, ...placeOf(link), message});
    if (link.url.startsWith('/')) neighbours += 1;
  }
  const whole = (message: string): Problem => ({file: page.file, line: 1, column: 1, message});
  const isExcepted = page.file in WITHOUT_SOURCE_LINK;
  const hasSourceLink = page.links.some(({url}) => isCmsLink(url));
  if (!hasSourceLink && !isExcepted) {
    problems.push(whole(NO_SOURCE_LINK));
  } else if (hasSourceLink && isExcepted) {
    problems.push(whole('the page links the source: take it out of tools/check/exceptions.ts'));
  }
  const {words} = proseOf(page);
  if (words > WORDS_WITHOUT_NEIGHBOUR && neighbours === 0) {
    problems.push(whole(`${words} words and no link to a neighbouring page: [title](/section/page)`));
  }
  return problems;
};

const checkTarget = (url: Link['url'], page: Page, site: Site): string | undefined => {
  if (/^$|%(?![\da-f]{2})/i.test(url)) return 'the link has no target that can be read: [title](/section/page)';
  const [target = '', anchor] = decodeURI(url).split('#');
  if (target === '') return checkAnchor(page, anchor);
  if (!target.startsWith('/')) return `"${url}" is a relative link: write the page's route, which begins with /`;
  const route = target.length > 1 ? target.replace(/\/$/, '') : target;
  const file = site.pages.get(route);
  if (file !== undefined) {
    if (anchor === undefined) return undefined;
    try {
      return checkAnchor(site.page(file), anchor);
    } catch {
      return undefined; // That page does not parse, which is its own problem.
    }
  }
  if (OTHER_ROUTES.includes(route) || route.startsWith('/exports/')) return undefined;
  if (route.startsWith('/tags/'))
    return site.tags.has(route.slice('/tags/'.length)) ? undefined : `no tag has the page ${route}`;
  if (fs.statSync(path.join(site.root, 'static', route), {throwIfNoEntry: false})?.isFile()) return undefined;
  return `no page at ${route}${didYouMean(nearestRoute(route, [...site.pages.keys(), ...OTHER_ROUTES]))}`;
};

/** The route that was probably meant: a similar one, or one that ends alike. */
const nearestRoute = (route: string, routes: string[]): string | undefined => {
  const last = route.split('/').at(-1);
  return nearest(route, routes) ?? routes.find((candidate) => candidate.split('/').at(-1) === last);
};

const checkAnchor = (page: Page, anchor = ''): string | undefined => {
  if (anchor === '') return undefined;
  const slugger = new Slugger();
  const ids = page.headings.map((heading) => {
    const text = toString(heading);
    return /\{#([\w-]+)\}$/.exec(text)?.[1] ?? slugger.slug(headingText(text));
  });
  if (ids.includes(anchor)) return undefined;
  return `no heading #${anchor} in ${page.file}${didYouMean(nearest(anchor, ids))}`;
};
