import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Page, placeOf} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {didYouMean, nearest} from '../../../src/lib/suggest';

const UNFINISHED = /\b(?:TODO|FIXME|TBD|WIP)\b|\bcoming soon\b|\bwork in progress\b|\blorem ipsum\b/;

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Nothing unfinished, images with alternative text, admonitions that exist and end. */
export const checkProse = (page: Page): Problem[] => {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const messages = node.type === 'containerDirective' ? checkAdmonition(node, page) : checkNode(node);
    for (const message of messages) problems.push({file: page.file, ...placeOf(node), message});
  });
  for (const fence of page.fences) {
    const found = /^(?:ts|js)x?$/.test(fence.lang) ? UNFINISHED.exec(fence.code) : null;
    if (found) problems.push({file: page.file, line: fence.line, column: 1, message: unfinished(found[0])});
  }
  return problems;
};

const unfinished = (word: string): string =>
  `"${word}": a page says what is, not what is missing (as a quotation from the code, write it as code)`;

const checkNode = (node: Nodes): string[] => {
  if (node.type === 'text') {
    const found = UNFINISHED.exec(node.value) ?? /\bcoming soon\b/i.exec(node.value);
    return found ? [unfinished(found[0])] : [];
  }
  if (node.type === 'image' && !node.alt?.trim()) return ['the image has no alternative text: ![what it shows](…)'];
  if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'img') return [];
  const alt = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'alt');
  return alt?.value ? [] : ['the image has no alternative text: <img alt="what it shows" …>'];
};

const checkAdmonition = ({name, position}: Extract<Nodes, {type: 'containerDirective'}>, page: Page): string[] => {
  const hint = `${didYouMean(nearest(name, ADMONITIONS))} (known: ${ADMONITIONS.join(', ')})`;
  const last = page.text.split('\n')[(position?.end.line ?? 1) - 1] ?? '';
  return [
    ...(ADMONITIONS.includes(name) ? [] : [`unknown admonition "${name}"${hint}`]),
    ...(/^[\s>]*:{3,}\s*$/.test(last) ? [] : [`the admonition "${name}" is not closed with :::`]),
  ];
};
