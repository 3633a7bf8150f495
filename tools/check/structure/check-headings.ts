import {toString} from 'mdast-util-to-string';
import {type Page, placeOf} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';

/** No first-level heading (the title is it), no skipped level, no heading twice, and a paragraph before the first heading. */
export const checkHeadings = (page: Page): Problem[] => {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  let depth = 1;
  for (const heading of page.headings) {
    const at = {file: page.file, ...placeOf(heading)};
    const text = headingText(toString(heading));
    const add = (message: string) => problems.push({...at, message});
    if (heading.depth === 1) add('a heading of the first level: the title in the front matter is it; use ##');
    else if (heading.depth > depth + 1)
      add(`heading level ${heading.depth} after level ${depth}: use ${'#'.repeat(depth + 1)}`);
    const earlier = seen.get(text.toLowerCase());
    if (earlier === undefined) seen.set(text.toLowerCase(), at.line);
    else add(`heading "${text}" is already on line ${earlier}: give it words of its own`);
    depth = heading.depth;
  }
  return [...problems, ...checkOpening(page)];
};

/** The heading without the `{#id}` that Docusaurus removes. */
export const headingText = (text: string): string => text.replace(/\s*\{#[\w-]+\}$/, '');

const checkOpening = (page: Page): Problem[] => {
  for (const node of page.tree.children) {
    if (node.type === 'paragraph') return [];
    if (node.type === 'heading') {
      const message = 'no paragraph before the first heading: say what the thing is, who needs it and when';
      return [{file: page.file, ...placeOf(node), message}];
    }
  }
  return [{file: page.file, line: 1, column: 1, message: 'the page has no text'}];
};
