import {escapeRegExp} from '../../lib/escape-reg-exp';
import type {TextPart} from '../types';
import {fold} from '../words';

export type Range = readonly [start: number, end: number];

const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
const isUpper = (char: string | undefined) => char !== undefined && /\p{Lu}/u.test(char);

/** Whether a word, or a part of an identifier, begins or ends at a position of a text. */
const isBoundary = (text: string, at: number): boolean => {
  const [before, after, next] = [text[at - 1], text[at], text[at + 1]];
  if (!isWord(before) || !isWord(after)) return true;
  return isUpper(after) && (!isUpper(before) || (isWord(next) && !isUpper(next)));
};

/** A function that finds where the words occur in a text: whole words, and parts of identifiers. */
export const createMarker = (words: readonly string[]): ((text: string) => Range[]) => {
  const longestFirst = Array.from(new Set(words.map(fold)))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return () => [];
  const pattern = new RegExp(longestFirst.map(escapeRegExp).join('|'), 'giu');
  return (text) => {
    const ranges: Range[] = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const start = match.index;
      const end = start + match[0].length;
      if (isBoundary(text, start) && isBoundary(text, end)) ranges.push([start, end]);
      else pattern.lastIndex = start + 1;
    }
    return ranges;
  };
};

/** Cuts a text at the ranges, which must be ascending and apart. */
export const toParts = (text: string, ranges: readonly Range[]): TextPart[] => {
  const parts: TextPart[] = [];
  let position = 0;
  for (const [start, end] of ranges) {
    if (start > position) parts.push({text: text.slice(position, start), mark: false});
    parts.push({text: text.slice(start, end), mark: true});
    position = end;
  }
  if (position < text.length) parts.push({text: text.slice(position), mark: false});
  return parts;
};
