import type {TextPart} from '../types';
import {createMarker, type Range, toParts} from './marks';

/** Characters of an excerpt: about two lines of the results panel. */
const LENGTH = 150;
/** Characters before the first marked word. */
const LEAD = 35;

const bestStart = (text: string, ranges: readonly Range[]): number => {
  let best = 0;
  let bestCount = -1;
  for (const [start] of ranges) {
    const within = ranges.filter(([from, to]) => from >= start && to <= start + LENGTH - LEAD);
    const count = new Set(within.map(([from, to]) => text.slice(from, to).toLowerCase())).size;
    if (count > bestCount) [best, bestCount] = [start, count];
  }
  return Math.max(0, best - LEAD);
};

/** The part of a text with most of the words, cut between words, the words marked. */
export const excerptOf = (text: string, words: readonly string[]): TextPart[] => {
  const marker = createMarker(words);
  let start = bestStart(text, marker(text).slice(0, 200));
  if (start > 0) start = text.indexOf(' ', start) + 1;
  let end = Math.min(text.length, start + LENGTH);
  if (end < text.length) end = Math.max(text.lastIndexOf(' ', end), start + LENGTH / 2);
  const cut = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  return toParts(cut, marker(cut));
};
