import type {Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Processor} from 'unified';
import {attributeOf, type JsxElement} from '../../lib/markdown/elements';
import fences from '../../remark/fences';

/** The part of a node that is used here: syntax extensions add kinds that the types of mdast lack. */
interface AnyNode {
  type: string;
  name?: string;
  value?: string;
  children?: AnyNode[];
  data?: {directiveLabel?: boolean};
  position?: {start: {offset?: number}; end: {offset?: number}};
}

const paragraph = (...children: AnyNode[]): AnyNode => ({type: 'paragraph', children});

const bold = (value: string) => paragraph({type: 'strong', children: [{type: 'text', value}]});

/** An admonition becomes a quotation that begins with its kind and its title. */
const toQuotation = ({name = 'note', children: [first] = []}: AnyNode, children: AnyNode[]): AnyNode => {
  const label = first?.data?.directiveLabel ? toString(first as Paragraph) : '';
  const heading = [name.charAt(0).toUpperCase() + name.slice(1), label].filter(Boolean).join(': ');
  return {type: 'blockquote', children: [bold(heading), ...(label ? children.slice(1) : children)]};
};

/** A component becomes its label, where it has one, and its children. */
const unwrapped = (node: JsxElement, children: AnyNode[]): AnyNode[] => {
  const label = attributeOf(node, 'label') ?? attributeOf(node, 'title') ?? attributeOf(node, 'summary');
  return label && node.type === 'mdxJsxFlowElement' ? [bold(label), ...children] : children;
};

/** A text at the end of a heading, without the heading's id. */
const withoutId = (node: AnyNode): AnyNode =>
  node.type === 'text' ? {...node, value: node.value!.replace(/[ \t]*\{#[\w-]+\}[ \t]*$/, '')} : node;

/** The nodes that a node becomes in plain Markdown, without positions. */
const plainNodes = (node: AnyNode, source: string): AnyNode[] => {
  const children = node.children?.flatMap((child) => plainNodes(child, source)) ?? [];
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'comment':
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return unwrapped(node as JsxElement, children);
    case 'containerDirective':
      return [toQuotation(node, children)];
    case 'textDirective':
    case 'leafDirective': {
      // remark-directive reads the colon of `cms:admin` as a directive.
      const text = {type: 'text', value: source.slice(node.position?.start.offset, node.position?.end.offset)};
      return [node.type === 'textDirective' ? text : paragraph(text)];
    }
    case 'heading':
      return [
        {...node, position: undefined, children: [...children.slice(0, -1), ...children.slice(-1).map(withoutId)]},
      ];
    default:
      return [{...node, position: undefined, ...(node.children && {children})}];
  }
};

const withoutHidden = fences();

/**
 * A page's tree as its Markdown copy has it: without front matter, imports, components, comments and hidden examples;
 * admonitions become quotations. The given tree stays as it is.
 *
 * @param source the text that the tree was parsed from.
 */
export const plainTree = (tree: Root, source: string): Root => {
  const [plain] = plainNodes(tree as AnyNode, source) as Root[];
  withoutHidden(plain!);
  return plain!;
};

/** Remark plugin that calls `keep` with the {@link plainTree} of each page that is compiled, and the page's path. */
export function keepPlainTree(this: Processor, {keep}: {readonly keep: (file: string, tree: Root) => void}): void {
  const parse = this.parser!;
  this.parser = (text, file) => {
    const tree = parse(text, file) as Root;
    keep(file.path, plainTree(tree, text));
    return tree;
  };
}
