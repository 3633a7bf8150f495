import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {isCmsLink} from '../../cms/resolve-link';
import {parsePage} from '../../lib/markdown/parse-page';
import {plainTree} from './plain-tree';

/** Makes the URLs of a page absolute. */
export interface PageUrls {
  /** URL of a verified source link (`cms:…`) in the CMS's repository. */
  readonly ofSource: (url: string) => string;
  /** URL of a link or image as it is written in the page. */
  readonly ofSite: (url: string) => string;
}

const serializer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true, listItemIndent: 'one'})
  .freeze();

/**
 * The {@link plainTree} of a page that is not compiled.
 *
 * @param file path of the page, for messages.
 * @throws VFileMessage when the page is not valid MDX.
 */
export const parsePlain = (file: string, content: string): Root => {
  const {tree, text} = parsePage(file, content);
  return plainTree(tree, text);
};

/**
 * A page as plain Markdown, with absolute URLs. It begins with the title, and with the description as a quotation.
 *
 * @param tree the page's {@link plainTree}, of which the URLs are changed.
 */
export function toPlainMarkdown(
  tree: Root,
  {title, description}: {readonly title: string; readonly description: string},
  {ofSource, ofSite}: PageUrls,
): string {
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    node.url = isCmsLink(node.url) ? ofSource(node.url) : ofSite(node.url);
  });
  return `# ${title}\n\n> ${description}\n\n${serializer.stringify(tree)}`;
}
