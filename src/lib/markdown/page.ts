import type {Code, Heading, Link, Root} from 'mdast';
import type {Place} from '../problem';
import type {FenceMeta} from './fence-meta';

export interface Fence extends FenceMeta {
  /** Language named after the opening fence; empty when there is none. */
  readonly lang: string;
  readonly code: string;
  readonly line: number;
  /** Columns by which the fence is indented in the page (inside a list). */
  readonly indent: number;
  /** The line that closes it, or the last one of the page when none does. */
  readonly lastLine: string;
}

/** A page's text and what was found in it. */
export interface Page {
  /** Path relative to the project's root, with `/`. */
  readonly file: string;
  /** As it is parsed: with the braces of headings' ids escaped. */
  readonly text: string;
  readonly tree: Root;
  readonly headings: Heading[];
  /** Those of Markdown, and `href` and `to` of elements. */
  readonly links: Link[];
  readonly fences: Fence[];
}

/** A node's place, for a problem. Nodes made by plugins have none: then the page's beginning. */
export const placeOf = (node: {readonly position?: Code['position']}): Place => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});
