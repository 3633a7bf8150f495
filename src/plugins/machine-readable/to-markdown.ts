import type {Blockquote, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {isCmsLink} from '../../cms/resolve-link';
import {attributeOf, type JsxElement, parsePage} from '../../lib/markdown/parse-page';
import fences from '../../remark/fences';

/** Makes the URLs of a page absolute. */
export interface PageUrls {
  /** URL of a verified source link (`cms:…`) in the CMS's repository. */
  readonly ofSource: (url: string) => string;
  /** URL of a link or image as it is written in the page. */
  readonly ofSite: (url: string) => string;
}

/** The part of a node that is used here: syntax extensions add kinds that the types of mdast lack. */
interface AnyNode {
  type: string;
  name?: string;
  value?: string;
  children?: AnyNode[];
  data?: {directiveLabel?: boolean};
  position?: {start: {offset?: number}; end: {offset?: number}};
}

const text = (value: string): PhrasingContent => ({type: 'text', value});

const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

const bold = (value: string) => paragraph({type: 'strong', children: [text(value)]});

/** An admonition becomes a quotation that begins with its kind and its title. */
const toQuotation = (node: AnyNode): Blockquote => {
  const [first, ...rest] = node.children ?? [];
  const label = first?.data?.directiveLabel ? toString(first as Paragraph) : '';
  const children = (label ? rest : (node.children ?? [])) as Blockquote['children'];
  const {name = 'note'} = node;
  const heading = [name.charAt(0).toUpperCase() + name.slice(1), label].filter(Boolean).join(': ');
  return {type: 'blockquote', children: [bold(heading), ...children]};
};

/** A component becomes its label, where it has one, and its children. */
const unwrapped = (node: JsxElement): AnyNode[] => {
  const label = attributeOf(node, 'label') ?? attributeOf(node, 'title') ?? attributeOf(node, 'summary');
  const children = node.children as AnyNode[];
  if (!label || node.type === 'mdxJsxTextElement') return children;
  return [bold(label) as AnyNode, ...children];
};

/** The nodes that replace a node in plain Markdown; `undefined` keeps it. */
const plain = (node: AnyNode, source: string): AnyNode[] | undefined => {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'comment':
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return unwrapped(node as JsxElement);
    case 'containerDirective':
      return [toQuotation(node) as AnyNode];
    case 'textDirective':
    case 'leafDirective': {
      // remark-directive reads the colon of `cms:admin` as a directive.
      const value = source.slice(node.position?.start.offset, node.position?.end.offset);
      return [node.type === 'textDirective' ? {type: 'text', value} : (paragraph(text(value)) as AnyNode)];
    }
    default:
      return undefined;
  }
};

const withoutHidden = fences();

const transform = (tree: Root, source: string, {ofSource, ofSite}: PageUrls): void => {
  visit(tree, (node, index, parent) => {
    const replacement = plain(node as AnyNode, source);
    if (!replacement || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...(replacement as RootContent[]));
    return [SKIP, index];
  });
  withoutHidden(tree);
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    node.url = isCmsLink(node.url) ? ofSource(node.url) : ofSite(node.url);
  });
};

const serializer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true, listItemIndent: 'one'})
  .freeze();

/**
 * A page as plain Markdown: without front matter, imports, components, comments and hidden examples; admonitions become
 * quotations; every URL is absolute. It begins with the title, and with the description as a quotation.
 *
 * @param file path of the page, for messages.
 * @throws VFileMessage when the page is not valid MDX.
 */
export function toPlainMarkdown(
  file: string,
  content: string,
  {title, description}: {readonly title: string; readonly description: string},
  urls: PageUrls,
): string {
  const source = content.replace(/^(#{1,6} .*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm, '$1');
  const {tree} = parsePage(file, source);
  transform(tree, source, urls);
  return `# ${title}\n\n> ${description}\n\n${serializer.stringify(tree)}`;
}
