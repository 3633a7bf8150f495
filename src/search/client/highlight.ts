import {createMarker, toParts} from '../query/marks';

const textNodesIn = (scope: Element): Text[] => {
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node.nodeValue?.trim() && !node.parentElement?.closest('script, style, svg, mark, button, [aria-hidden=true]')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
  });
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
};

/** More marks on a page tell a reader nothing. */
const MAX_MARKS = 300;

/**
 * Wraps the words in `<mark>` elements: in the article, or in the main area of a page that is no article. The original
 * text nodes stay in the page, empty, since React must find them again.
 *
 * @returns a function that removes the marks.
 */
export const highlight = (words: readonly string[], isArticle: boolean): (() => void) => {
  const article = isArticle && (document.querySelector('article .markdown') ?? document.querySelector('article'));
  const scope = article || document.querySelector('main');
  const marker = createMarker(words);
  const undo: (() => void)[] = [];
  let marks = 0;
  for (const node of scope ? textNodesIn(scope) : []) {
    const text = node.data;
    const ranges = marker(text);
    if (ranges.length === 0 || marks > MAX_MARKS) continue;
    marks += ranges.length;
    const added = toParts(text, ranges).map((part) => {
      if (!part.mark) return document.createTextNode(part.text);
      const mark = document.createElement('mark');
      mark.dataset.searchTerm = '';
      mark.textContent = part.text;
      return mark;
    });
    node.data = '';
    node.after(...added);
    undo.push(() => {
      added.forEach((it) => it.remove());
      node.data = text;
    });
  }
  return () => undo.splice(0).forEach((it) => it());
};
