import fs from 'node:fs';
import path from 'node:path';
import Slugger from 'github-slugger';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isCmsLink} from '../../../src/cms/resolve-link';
import type {Page} from '../../../src/lib/markdown/page';
import {didYouMean, nearest} from '../../../src/lib/suggest';
import {WITHOUT_SOURCE_LINK} from '../exceptions';
import type {Tell} from '../problems-of';
import {headingText} from './check-headings';
import type {Site} from './site';

/** Routes of pages that are not hand-written, beside those of `/exports/` and `/tags/`. */
const OTHER_ROUTES = ['/', '/tags', '/search', '/guides/errors'];

const WORDS_WITHOUT_NEIGHBOUR = 400;

const NO_SOURCE_LINK =
  'no link to the source: [name](cms:<package>/<path>#<symbol>); ' +
  'a page that cannot have one is listed with the reason in tools/check/exceptions.ts';

/** Links to pages open pages that exist, at headings that exist; and the page has the links that it must have. */
export const checkPageLinks = (page: Page, site: Site, tell: Tell): void => {
  const links = page.links.filter(({url}) => !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url));
  for (const link of links) tell(link, checkTarget(link.url, page, site));
  const isExcepted = page.file in WITHOUT_SOURCE_LINK;
  const hasSourceLink = page.links.some(({url}) => isCmsLink(url));
  if (!hasSourceLink && !isExcepted) tell({}, NO_SOURCE_LINK);
  if (hasSourceLink && isExcepted) tell({}, 'the page links the source: take it out of tools/check/exceptions.ts');
  const {words} = proseOf(page);
  if (words > WORDS_WITHOUT_NEIGHBOUR && !links.some(({url}) => url.startsWith('/')))
    tell({}, `${words} words and no link to a neighbouring page: [title](/section/page)`);
};

/** What a page says outside of examples, code words included, and the number of its words. */
export const proseOf = ({tree}: Page): {text: string; words: number} => {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') texts.push(node.value);
  });
  const text = texts.join(' ');
  return {text, words: text.split(/\s+/).filter((word) => /\w/.test(word)).length};
};

const checkTarget = (url: string, page: Page, site: Site): string | undefined => {
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
