import leven from 'leven';
import type {ListedPage} from '../../plugins/page-list';

const LIMIT = 5;
/** Half of the words, or one long word that is nearly right. */
const THRESHOLD = 0.45;

/** The words of an address: `/docs/useDocument.html` has `docs`, `use` and `document`. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/\/index(\.html)?$|\.html$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const similarity = (a: string, b: string): number => {
  if (a === b) return 1;
  if (Math.min(a.length, b.length) >= 3 && (a.startsWith(b) || b.startsWith(a))) return 0.8;
  const close = 1 - leven(a, b) / Math.max(a.length, b.length);
  return close >= 0.7 ? close : 0;
};

/** How much of one list of words is in the other, from 0 to 1; the last words of an address count most. */
const coverage = (words: readonly string[], among: readonly string[]): number => {
  let found = 0;
  let total = 0;
  words.forEach((word, i) => {
    const weight = 1 + i / words.length;
    total += weight;
    found += weight * Math.max(0, ...among.map((other) => similarity(word, other)));
  });
  return found / total;
};

/** The pages whose route and title are closest to a route without a page, best first; at most five, often none. */
export const closestPages = (route: string, pages: readonly ListedPage[]): ListedPage[] => {
  const wanted = wordsOf(route);
  if (wanted.length === 0) return [];
  return pages
    .map((page) => {
      const words = wordsOf(page[0]);
      const found = coverage(wanted, [...words, ...wordsOf(page[1])]);
      return {page, score: 0.75 * found + 0.25 * coverage(words, wanted)};
    })
    .filter(({score}) => score >= THRESHOLD)
    .sort((a, b) => b.score - a.score || a.page[0].localeCompare(b.page[0], 'en'))
    .slice(0, LIMIT)
    .map(({page}) => page);
};
