// Speed: puts the rules that some page uses into every page, in place of the link to the style sheet.
// Buys: the first paint after 0.7 instead of 2.7 s (150 ms to the server, 1.6 Mbit/s); 1.6 of 16.8 kB of styles.
// Breaks when: something that no page and no script names needs a rule or a variable, or Docusaurus writes the link otherwise.
// Goes at: no version.
import {PurgeCSS} from 'purgecss';

/** A page or a script, in which names are looked for. */
export interface Content {
  readonly raw: string;
  readonly extension: string;
}

/** The rule that hides Docusaurus' "did not load properly" banner when the style sheet loads. In the page, it would always hide it. */
const BANNER = '__docusaurus-base-url-issue-banner-container';

const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))];

/**
 * The rules of a style sheet that something in the content may need, by the names in their selectors. All custom properties
 * stay (0.5 kB): scripts and `style` attributes use some that no rule does.
 */
export async function usedRules(css: string, content: readonly Content[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [...content],
    css: [{raw: css}],
    keyframes: true,
    // Scripts change the values of attributes: of no value can be said that it is unused.
    dynamicAttributes: namesIn(css, /\[([\w-]+)/g),
    // A selector that begins with a state (`:focus-visible`) names nothing that could be looked for.
    safelist: [/^:/],
    blocklist: [BANNER],
  });
  return result!.css;
}

const LINK = /<link rel="?stylesheet"? href="?(\/assets\/css\/[^"\s>]+)"?\s*\/?>/g;

/** Paths of the site's style sheets that a page asks for, from the site's root. */
export const styleSheets = (html: string): string[] => namesIn(html, LINK);

/**
 * Puts the style sheets into the page, in place of their links.
 *
 * @param content of each style sheet, by its path.
 */
export const inlineStyles = (html: string, content: ReadonlyMap<string, string>): string =>
  html.replace(
    LINK,
    // Webpack looks for `data-href` before it loads a style sheet.
    (_link, href: string) => `<style data-href="${href}">${content.get(href)!}</style>`,
  );
