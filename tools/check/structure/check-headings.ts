import {toString} from 'mdast-util-to-string';
import {type Page, placeOf} from '../../../src/lib/markdown/page';
import type {Tell} from '../problems-of';

/** No first-level heading (the title is it), no skipped level, no heading twice, and a paragraph before the first heading. */
export const checkHeadings = (page: Page, tell: Tell): void => {
  const seen = new Map<string, number>();
  let depth = 1;
  for (const heading of page.headings) {
    const text = headingText(toString(heading));
    if (heading.depth === 1) tell(heading, 'a heading of the first level: the title in the front matter is it; use ##');
    else if (heading.depth > depth + 1)
      tell(heading, `heading level ${heading.depth} after level ${depth}: use ${'#'.repeat(depth + 1)}`);
    const earlier = seen.get(text.toLowerCase());
    if (earlier === undefined) seen.set(text.toLowerCase(), placeOf(heading).line);
    else tell(heading, `heading "${text}" is already on line ${earlier}: give it words of its own`);
    depth = heading.depth;
  }
  const first = page.tree.children.find(({type}) => type === 'paragraph' || type === 'heading');
  if (!first) tell({}, 'the page has no text');
  else if (first.type === 'heading')
    tell(first, 'no paragraph before the first heading: say what the thing is, who needs it and when');
};

/** The heading without the `{#id}` that Docusaurus removes. */
export const headingText = (text: string): string => text.replace(/\s*\{#[\w-]+\}$/, '');
