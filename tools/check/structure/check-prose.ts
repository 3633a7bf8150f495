import type {Image, Nodes, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Page, placeOf} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {didYouMean, nearest} from '../../../src/lib/suggest';

type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;
type Admonition = Extract<Nodes, {type: 'containerDirective'}>;

const UNFINISHED = /\b(?:TODO|FIXME|TBD|WIP)\b|\bcoming soon\b|\bwork in progress\b|\blorem ipsum\b/;

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Nothing unfinished, images with alternative text, admonitions that exist and end. */
export const checkProse = (page: Page): Problem[] => {
  const problems: Problem[] = [];
  const add = (node: Parameters<typeof placeOf>[0], message: string): void => {
    problems.push({file: page.file, ...placeOf(node), message});
  };
  visit(page.tree, (node) => {
    if (node.type === 'text') checkText(node, add);
    else if (node.type === 'image') checkImage(node, add);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkElement(node, add);
    else if (node.type === 'containerDirective') checkAdmonition(node, page, add);
  });
  for (const fence of page.fences) {
    const found = /^(?:ts|js)x?$/.test(fence.lang) ? UNFINISHED.exec(fence.code) : null;
    if (found) problems.push({file: page.file, line: fence.line, column: 1, message: unfinished(found[0])});
  }
  return problems;
};

type Add = (node: Parameters<typeof placeOf>[0], message: string) => void;

const unfinished = (word: string): string =>
  `"${word}": a page says what is, not what is missing (as a quotation from the code, write it as code)`;

const checkText = (node: Text, add: Add): void => {
  const found = UNFINISHED.exec(node.value) ?? /\bcoming soon\b/i.exec(node.value);
  if (found) add(node, unfinished(found[0]));
};

const checkImage = (node: Image, add: Add): void => {
  if (!node.alt?.trim()) add(node, 'the image has no alternative text: ![what it shows](…)');
};

const checkElement = (node: JsxElement, add: Add): void => {
  if (node.name !== 'img') return;
  const alt = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'alt');
  if (!alt?.value) add(node, 'the image has no alternative text: <img alt="what it shows" …>');
};

const checkAdmonition = (node: Admonition, page: Page, add: Add): void => {
  if (!ADMONITIONS.includes(node.name)) {
    add(
      node,
      `unknown admonition "${node.name}"${didYouMean(nearest(node.name, ADMONITIONS))} (known: ${ADMONITIONS.join(', ')})`,
    );
  }
  const last = page.text.split('\n')[(node.position?.end.line ?? 1) - 1] ?? '';
  if (!/^[\s>]*:{3,}\s*$/.test(last)) add(node, `the admonition "${node.name}" is not closed with :::`);
};
