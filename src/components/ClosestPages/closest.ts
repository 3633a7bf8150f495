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

const distance = (a: string, b: string): number => {
  let previous = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      row[j] = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    previous = row;
  }
  return previous[b.length]!;
};

const similarity = (a: string, b: string): number => {
  if (a === b) return 1;
  const shorter = Math.min(a.length, b.length);
  if (shorter >= 3 && (a.startsWith(b) || b.startsWith(a))) return 0.8;
  const close = 1 - distance(a, b) / Math.max(a.length, b.length);
  return close >= 0.7 ? close : 0;
};

const best = (word: string, among: readonly string[]) => Math.max(0, ...among.map((other) => similarity(word, other)));

/** How much of one list of words is in the other; the last words of an address say most. */
const coverage = (words: readonly string[], among: readonly string[]): number => {
  const weights = words.map((_, i) => 1 + i / words.length);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return words.reduce((sum, word, i) => sum + weights[i]! * best(word, among), 0) / total;
};

/** The pages whose path and title are closest to an address that no page has, best first; at most five, often none. */
export function closestPages(pathname: string, pages: readonly ListedPage[]): ListedPage[] {
  const wanted = wordsOf(pathname);
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
}
