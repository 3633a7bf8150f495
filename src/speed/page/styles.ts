import {PurgeCSS} from 'purgecss';

/** Content in which a class, an attribute or an element is looked for. */
export interface Named {
  readonly raw: string;
  readonly extension: string;
}

/** Names of the attributes in selectors. Scripts change their values, so that no value can be said to be unused. */
const attributesIn = (css: string) => [...new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name]) => name!))];

/** The rules of a style sheet that something in the content may need, by the names in their selectors. */
export async function usedRules(css: string, content: readonly Named[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [...content],
    css: [{raw: css}],
    keyframes: true,
    variables: true,
    dynamicAttributes: attributesIn(css),
    // A selector that begins with a state (`:focus-visible`) names nothing that could be looked for.
    safelist: [/^:/],
  });
  return result?.css ?? css;
}

const LINK = /<link rel="?stylesheet"? href="?(\/assets\/css\/[^"\s>]+)"?\s*\/?>/g;

/** Paths of the site's style sheets that a page asks for, from the site's root. */
export const styleSheets = (html: string): string[] => [...html.matchAll(LINK)].map(([, href]) => href!);

/**
 * Puts the style sheets into the page, in the place of their links: the page is then painted after one request.
 *
 * @param content of a style sheet, by its path.
 */
export const inlineStyles = (html: string, content: ReadonlyMap<string, string>): string =>
  html.replace(LINK, (link: string, href: string) => {
    const css = content.get(href);
    return css === undefined ? link : `<style data-href="${href}">${css}</style>`;
  });
