import {parseFenceMeta, withoutCheckWords} from '../../../src/lib/markdown/fence-meta';

export interface ContentContext {
  /** Address of a verified link into the CMS's source; `undefined` when there is no such file or symbol. */
  addressOf(link: string): string | undefined;
  /** Exported symbols that a page uses, with their routes, in the order in which they are listed. */
  usedBy(markdown: string): readonly (readonly [name: string, route: string])[];
}

const FENCE = /^(\s*)(`{3,}|~{3,})([^\s`]*)[ \t]*(.*)$/;

/** Takes away hidden fences, and the words of a fence that only the content check reads. */
export const plainFences = (markdown: string): string => {
  const lines: string[] = [];
  let open: {readonly mark: string; readonly hidden: boolean} | undefined;
  for (const line of markdown.split('\n')) {
    const [, indent = '', mark = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    if (open) {
      if (!open.hidden) lines.push(line);
      if (mark.startsWith(open.mark) && !language && !meta) open = undefined;
    } else if (mark) {
      open = {mark, hidden: parseFenceMeta(meta).hidden};
      const words = withoutCheckWords(meta);
      if (!open.hidden) lines.push(`${indent}${mark}${language}${words ? ` ${words}` : ''}`);
    } else {
      lines.push(line);
    }
  }
  return lines.join('\n');
};

/** The Markdown of a page with what the project's remark plugins do written into it: the reader sees the same page. */
export const toPlainContent = (markdown: string, {addressOf, usedBy}: ContentContext): string => {
  const resolved = markdown.replace(/\]\((cms:[^)\s]+)\)/g, (_, link: string) => `](${addressOf(link) ?? `#${link}`})`);
  const used = usedBy(markdown).map(([name, route]) => `[\`${name}\`](${route})`);
  return plainFences(resolved) + (used.length > 0 ? `\n\n**Exports used on this page:** ${used.join(', ')}\n` : '');
};
