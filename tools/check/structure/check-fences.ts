import type {Fence, Page} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {didYouMean, nearest} from '../../../src/lib/suggest';
import type {Tell} from '../problems-of';

const LANGUAGES = [
  ...['ts', 'tsx', 'js', 'jsx', 'json', 'jsonc', 'yaml', 'bash', 'mermaid'],
  ...['text', 'sql', 'diff', 'http', 'css', 'html', 'ini', 'markdown', 'graphql', 'handlebars'],
];

/** Largest share of fences that may say `nocheck`, in per cent. */
export const NOCHECK_LIMIT = 5;

const startOf = ({line, indent}: Fence) => ({line, column: indent + 1});

/** A fence is closed, names a language that is known, and a fence that is not checked says why. */
export const checkFences = (page: Page, tell: Tell): void => {
  for (const fence of page.fences) tell(startOf(fence), checkFence(fence, page.text.split('\n')[fence.line - 1]!));
};

const checkFence = ({lang, code, nocheck, lastLine}: Fence, opening: string): string | undefined => {
  const [mark = ''] = /[`~]{3,}/.exec(opening) ?? [];
  const isClosed = new RegExp(`^[\\s>]*${mark}+\\s*$`).test(lastLine);
  if (!isClosed || new RegExp(`^\\s*${mark}\\w`, 'm').test(code))
    return `the fence is not closed: end it with a line ${mark}; one that shows a fence opens with ${mark}${mark[0]}`;
  if (lang === '') return 'the fence names no language; for plain output write text';
  if (!LANGUAGES.includes(lang))
    return `unknown language "${lang}"${didYouMean(nearest(lang, LANGUAGES))} (known: ${LANGUAGES.join(', ')})`;
  return nocheck?.trim() === '' ? 'nocheck needs a reason: nocheck="why this cannot compile"' : undefined;
};

/** One problem, at the first fence that says `nocheck`, when more than the limit do. */
export const checkNocheckShare = (pages: readonly Page[]): Problem[] => {
  const fences = pages.flatMap(({file, fences: own}) => own.map((fence) => ({file, fence})));
  const unchecked = fences.filter(({fence}) => fence.nocheck !== undefined);
  const share = (100 * unchecked.length) / Math.max(1, fences.length);
  const [first] = unchecked;
  if (!first || share <= NOCHECK_LIMIT) return [];
  const message = `${unchecked.length} of ${fences.length} fences say nocheck (${share.toFixed(1)} %); at most ${NOCHECK_LIMIT} % may`;
  return [{file: first.file, ...startOf(first.fence), message}];
};
