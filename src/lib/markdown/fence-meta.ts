/** What the words after a fence's language say. */
export interface FenceMeta {
  /** File that the example stands for, relative to an imagined project of the page. */
  readonly title?: string;
  readonly nocheck?: string;
  /** Route of the how-to guide that has the code of a fence with the same title. */
  readonly from?: string;
  /** Not shown to readers; without a title it is put before every following `ts` and `tsx` fence of the page. */
  readonly hidden: boolean;
}

/** Reads `title="…"`, `nocheck="…"`, `from="…"` and `hidden` from a fence's meta string; other words (line numbers, ranges) are Docusaurus' own. */
export const parseFenceMeta = (meta: string | null | undefined): FenceMeta => {
  const text = meta ?? '';
  const value = (key: string): string | undefined => {
    const match = new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|'([^']*)')`).exec(text);
    return match?.[1] ?? match?.[2];
  };
  const rest = text.replace(/=(?:"[^"]*"|'[^']*')/g, '=');
  return {
    title: value('title'),
    nocheck: value('nocheck') ?? (/(?:^|\s)nocheck(?=\s|$)/.test(rest) ? '' : undefined),
    from: value('from'),
    hidden: /(?:^|\s)hidden(?=\s|$)/.test(rest),
  };
};

/** The meta string without `nocheck`, or `null` when nothing is left. */
export const withoutCheckWords = (meta: string): string | null =>
  meta.replace(/(?:^|\s+)nocheck(?:=(?:"[^"]*"|'[^']*'))?(?=\s|$)/g, '').trim() || null;
