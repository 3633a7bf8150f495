import fs from 'node:fs';
import path from 'node:path';
import type {Nodes, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {filesBelow} from '../../../src/lib/files';
import {attributeOf, isElement, type JsxElement} from '../../../src/lib/markdown/elements';
import type {Page} from '../../../src/lib/markdown/page';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {didYouMean, nearest} from '../../../src/lib/suggest';
import type {Tell} from '../problems-of';
import {checkImage} from './check-images';

const UNFINISHED = /\b(?:TODO|FIXME|TBD|WIP)\b|\bcoming soon\b|\bwork in progress\b|\blorem ipsum\b/;

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

const TEMPLATES = path.resolve(import.meta.dirname, '../../pages/templates');

/** Paragraphs that `npm run new` writes into a page. */
const PLACEHOLDERS = new Set(
  filesBelow(TEMPLATES)
    .flatMap((file) => parsePage(file, fs.readFileSync(file, 'utf8')).tree.children)
    .filter(({type}) => type === 'paragraph')
    .map((node) => toString(node)),
);

/**
 * Nothing unfinished or left of a template, heads of tables with capitals, images that exist and have alternative text,
 * and admonitions, tabs and other elements such as the site can show.
 */
export const checkProse = (page: Page, root: string, tell: Tell): void => {
  visit(page.tree, (node) => {
    const messages = node.type === 'containerDirective' ? checkAdmonition(node, page) : checkNode(node);
    for (const message of [...messages, checkImage(node, page, root)]) tell(node, message);
  });
  for (const fence of page.fences) {
    const found = /^(?:ts|js)x?$/.test(fence.lang) ? UNFINISHED.exec(fence.code) : null;
    if (found) tell({line: fence.line, column: 1}, unfinished(found[0]));
  }
};

const unfinished = (word: string): string =>
  `"${word}": a page says what is, not what is missing (as a quotation from the code, write it as code)`;

const checkNode = (node: Nodes): string[] => {
  if (node.type === 'text') {
    const found = UNFINISHED.exec(node.value) ?? /\bcoming soon\b/i.exec(node.value);
    if (/^:::/m.test(node.value)) return [ADMONITION];
    if (node.value.includes('](')) return [NO_LINK];
    return found ? [unfinished(found[0])] : [];
  }
  if (node.type === 'leafDirective') return [ADMONITION];
  if (node.type === 'definition') return ['write the target of a link where the link is: [text](/section/page)'];
  if (node.type === 'paragraph' && PLACEHOLDERS.has(toString(node)))
    return ['this is the text of the template: write what it asks for'];
  if (node.type === 'table') return node.children[0]!.children.flatMap(checkHead);
  if (node.type === 'image' && !node.alt?.trim()) return ['the image has no alternative text: ![what it shows](…)'];
  if (node.type === 'mdxTextExpression' && /^\s*\{\s*(?:\}|[^}]*:)/.test(node.value))
    return ['an object in braces cannot be shown: write the braces in backticks'];
  if (!isElement(node)) return [];
  if (attributeOf(node, 'style')) return ["style is an object: style={{color: 'red'}}"];
  if (node.name === 'Tabs') return checkTabs(node);
  if (node.name !== 'img') return [];
  const hasAlt = node.attributes.some((it) => it.type === 'mdxJsxAttribute' && it.name === 'alt' && it.value);
  return hasAlt ? [] : ['the image has no alternative text: <img alt="what it shows" …>'];
};

const ADMONITION =
  'an admonition opens with a line :::note or :::note[Title], without spaces before the name, and closes with :::';

const NO_LINK =
  'readers see this link as text: an address has no spaces, its parentheses are closed, and no link is within another';

/** A head that is code stays as it is, as does a version (`v4`). */
const checkHead = (head: TableCell): string[] => {
  const text = toString(head);
  if (head.children[0]?.type === 'inlineCode' || !/^\p{Ll}(?!\d)/u.test(text)) return [];
  return [`the table's head "${text}" begins with a small letter: write "${text[0]!.toUpperCase()}${text.slice(1)}"`];
};

/** What the theme refuses to render. */
const checkTabs = (tabs: JsxElement): string[] => {
  const items = tabs.children
    .flatMap((node): Nodes[] => (node.type === 'paragraph' ? node.children : [node]))
    .filter((node) => isElement(node) || (!/Expression|comment/.test(node.type) && /\S/.test(toString(node))));
  const values = items.map((item) => (isElement(item) ? attributeOf(item, 'value') : undefined));
  const isItem = values.length > 0 && values.every((value, i) => value !== undefined && values.indexOf(value) === i);
  if (!isItem) return ['<Tabs> holds nothing but <TabItem value="…"> elements, each with a value of its own'];
  const chosen = attributeOf(tabs, 'defaultValue');
  if (!chosen || values.includes(chosen)) return [];
  return [`no tab has the value "${chosen}"; there are ${values.join(', ')}`];
};

const checkAdmonition = ({name, position}: Extract<Nodes, {type: 'containerDirective'}>, page: Page): string[] => {
  const hint = `${didYouMean(nearest(name, ADMONITIONS))} (known: ${ADMONITIONS.join(', ')})`;
  const last = page.text.split('\n')[(position?.end.line ?? 1) - 1] ?? '';
  return [
    ...(ADMONITIONS.includes(name) ? [] : [`unknown admonition "${name}"${hint}`]),
    ...(/^[\s>]*:{3,}\s*$/.test(last) ? [] : [`the admonition "${name}" is not closed with :::`]),
  ];
};
