import type {Code, Heading, Image, Link, Root} from 'mdast';
import type {FenceMeta} from './fence-meta';

/** A fenced code block. */
export interface Fence extends FenceMeta {
  /** Language named after the opening fence; empty when there is none. */
  lang: string;
  code: string;
  /** Line of the opening fence in the page, from 1. */
  line: number;
  /** Columns by which the fence is indented in the page (inside a list). */
  indent: number;
}

/** A page's text and what was found in it. */
export interface Page {
  /** Path relative to the project's root, with `/`. */
  file: string;
  text: string;
  /** Front matter between the `---` lines, unparsed; `undefined` when there is none. */
  frontMatter?: string;
  tree: Root;
  headings: Heading[];
  links: Link[];
  images: Image[];
  fences: Fence[];
}

/** A node's place, for a problem. Nodes made by plugins have none: then the page's beginning. */
export const placeOf = (node: {position?: Code['position']}): {line: number; column: number} => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});
