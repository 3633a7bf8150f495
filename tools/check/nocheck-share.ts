import type {Page} from '../../src/lib/markdown/page';
import type {Problem} from '../../src/lib/problem';

/** Largest share of fences that may say `nocheck`, in per cent. */
export const NOCHECK_LIMIT = 5;

/** One problem, at the first fence that says `nocheck`, when more than the limit do. */
export const checkNocheckShare = (pages: readonly Page[]): Problem[] => {
  const fences = pages.flatMap((page) => page.fences.map((fence) => ({file: page.file, ...fence})));
  const unchecked = fences.filter(({nocheck}) => nocheck !== undefined);
  const share = (100 * unchecked.length) / Math.max(1, fences.length);
  const [first] = unchecked;
  if (!first || share <= NOCHECK_LIMIT) return [];
  const message = `${unchecked.length} of ${fences.length} fences say nocheck (${share.toFixed(1)} %); at most ${NOCHECK_LIMIT} % may`;
  return [{file: first.file, line: first.line, column: first.indent + 1, message}];
};
