import {type Page, placeOf} from '../../src/lib/markdown/page';
import type {Place, Problem} from '../../src/lib/problem';

/** Tells a problem at a place or a node (`{}` is the page's beginning); without a message there is none. */
export type Tell = (at: Place | Parameters<typeof placeOf>[0], message: string | undefined) => void;

/** The problems that a check tells of pages. */
export const problemsOf = (pages: readonly Page[], check: (page: Page, tell: Tell) => void): Problem[] => {
  const problems: Problem[] = [];
  for (const page of pages) {
    check(page, (at, message) => {
      const {line, column} = 'line' in at ? at : placeOf(at);
      if (message !== undefined) problems.push({file: page.file, line, column, message});
    });
  }
  return problems;
};
