import {parseFenceMeta, withoutCheckWords} from '../../src/lib/markdown/fence-meta';

/** What a page's Markdown needs to know of the project to stand without it. */
export interface ContentContext {
  /** Address of a verified link into the CMS's source; `undefined` when there is no such file or symbol. */
  addressOf(link: string): string | undefined;
  /** Exported symbols that a page uses, with their routes, in the order in which they are listed. */
  usedBy(markdown: string): readonly (readonly [name: string, route: string])[];
}

const FENCE = /^(\s*)(`{3,}|~{3,})([^\s`]*)[ \t]*(.*)$/;

/** Takes hidden fences away, and the words of a fence that only checks read. */
export function plainFences(markdown: string): string {
  const lines: string[] = [];
  let open: {readonly mark: string; readonly hidden: boolean} | undefined;
  for (const line of markdown.split('\n')) {
    const [, indent = '', mark = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    if (open) {
      if (!open.hidden) lines.push(line);
      if (mark.startsWith(open.mark) && !language && !meta) open = undefined;
    } else if (mark) {
      open = {mark, hidden: parseFenceMeta(meta).hidden === true};
      const words = meta ? withoutCheckWords(meta) : null;
      if (!open.hidden) lines.push(`${indent}${mark}${language}${words ? ` ${words}` : ''}`);
    } else {
      lines.push(line);
    }
  }
  return lines.join('\n');
}

const plainLinks = (markdown: string, {addressOf}: ContentContext) =>
  markdown.replace(/\]\((cms:[^)\s]+)\)/g, (_whole, link: string) => `](${addressOf(link) ?? `#${link}`})`);

const usedExports = (markdown: string, {usedBy}: ContentContext) => {
  const links = usedBy(markdown).map(([name, route]) => `[\`${name}\`](${route})`);
  return links.length > 0 ? `\n\n**Exports used on this page:** ${links.join(', ')}\n` : '';
};

/**
 * The Markdown of a page as a site without the project's remark plugins needs it: what they would do is done. The reader
 * sees the same page.
 */
export const toPlainContent = (markdown: string, context: ContentContext): string =>
  plainFences(plainLinks(markdown, context)) + usedExports(markdown, context);
