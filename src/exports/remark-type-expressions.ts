import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Headings above a list or a paragraph of types. */
const HEADINGS = /^(Extends|Extended by|Implements|Type Parameters|Returns)$/;

/**
 * Remark plugin for generated pages: marks what holds types, each of them many pieces of code in a row, with the class
 * `types`, so that they can be made to read as one. The class of the section would not do: the browser's framework
 * takes it off and puts it back when it takes a page over.
 */
export default function typeExpressions() {
  return ({children}: Root): void => {
    children.forEach((node, i) => {
      const before = children[i - 1];
      const areTypes =
        /list|paragraph/.test(node.type) && before?.type === 'heading' && HEADINGS.test(toString(before).trim());
      if (node.type === 'table' || areTypes) node.data = {...node.data, hProperties: {className: ['types']}};
    });
  };
}
