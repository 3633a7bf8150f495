// The rules that some page uses are put into every page, in place of the link to the style sheet.
import {PurgeCSS, type RawContent} from 'purgecss';

/** Its rule hides the "did not load properly" banner when the style sheet loads. In the page, it would always hide it. */
const BANNER = '__docusaurus-base-url-issue-banner-container';

const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))];

/**
 * The rules of a style sheet that a page or a script may need, by the names in their selectors. All custom properties
 * stay (0.5 kB): scripts and `style` attributes use some that no rule does.
 */
export async function usedRules(css: string, content: RawContent[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content,
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

const LINK = /<link rel="?stylesheet"? href="?(\/(?:[^"\s>]+\/)?assets\/css\/[^"\s>]+)"?\s*\/?>/g;

/** Addresses of the site's style sheets that a page asks for, from the root of the host. */
export const styleSheets = (html: string): string[] => namesIn(html, LINK);

/** Puts style sheets, given by their addresses, in place of their links. Webpack looks for `data-href` before it loads one. */
export const inlineStyles = (html: string, content: ReadonlyMap<string, string>): string =>
  html.replace(LINK, (_link, href: string) => `<style data-href="${href}">${content.get(href)!}</style>`);
