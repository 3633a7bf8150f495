import {visit} from 'unist-util-visit';
import type {Page} from '../../../src/lib/markdown/page';

/** What a page says outside of examples, code words included, and the number of its words. */
export const proseOf = ({tree}: Page): {text: string; words: number} => {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') texts.push(node.value);
  });
  const text = texts.join(' ');
  return {text, words: text.split(/\s+/).filter((word) => /\w/.test(word)).length};
};
