import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';
import {relativePath} from '../lib/files';
import {type FreshnessData, freshnessOf, freshnessSentence, readFreshness} from './freshness';

interface Options {
  /** The project's root; by default the working directory. */
  readonly root?: string;
  /** By default what the project's file says. */
  readonly data?: FreshnessData;
}

const element = (tagName: string, children: readonly (Element | string)[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});

const list = (items: readonly (readonly (Element | string)[])[]) =>
  element(
    'ul',
    items.map((item) => element('li', item)),
  );

/** Text in which `code` is marked as in Markdown. */
const inline = (value: string) => value.split('`').map((part, i) => (i % 2 ? element('code', [part]) : part));

/** Rehype plugin: ends a page with the line that says how old it is, which opens to what changed. */
export default function freshness({root = process.cwd(), data = readFreshness(root)}: Options = {}) {
  return (tree: Root, file: VFile): void => {
    const found = freshnessOf(data, relativePath(root, file.path), String(file.value));
    if (!found) return;
    const {to, changed, gone, broken} = found;
    const sentence = freshnessSentence(found);
    if (changed.length + gone.length + broken.length === 0) {
      tree.children.push(element('p', [sentence], {className: ['freshness']}));
      return;
    }
    const files = [
      ...gone.map((name) => [element('code', [name]), ' is gone']),
      ...changed.map(({file: name, added, removed}) => [
        element('code', [name]),
        `: ${added} lines added, ${removed} removed`,
      ]),
    ];
    const opened = [
      ...(files.length > 0 ? [list(files)] : []),
      ...(broken.length > 0 ? [element('p', [`No longer so in ${to}:`]), list(broken.map(inline))] : []),
      element('p', [element('a', ['All pages by how much changed under them'], {href: '/freshness'})]),
    ];
    tree.children.push(element('details', [element('summary', [sentence]), ...opened], {className: ['freshness']}));
  };
}
