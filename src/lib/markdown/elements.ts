import type {Nodes} from 'mdast';

/** The text of an HTML comment; `undefined` for other nodes. */
export const commentIn = (node: Nodes): string | undefined =>
  (node.type as string) === 'comment' ? (node as unknown as {commentValue: string}).commentValue : undefined;

/** An element that is written as JSX. */
export type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

export const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** What an element's attribute says; `undefined` without one, and for an expression. */
export const attributeOf = (element: JsxElement, name: string): string | undefined => {
  const attribute = element.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
};
