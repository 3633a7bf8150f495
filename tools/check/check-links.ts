import type {SourceIndex} from '../../src/cms/build-index';
import {isCmsLink, resolveCmsLink} from '../../src/cms/resolve-link';
import {type Page, placeOf} from '../../src/lib/markdown/page';
import type {Problem} from '../../src/lib/problem';

interface LinkReport {
  readonly problems: readonly Problem[];
  readonly links: number;
  /** Those of them whose symbol was found too. */
  readonly symbols: number;
}

/** Looks up every `cms:` link of a page in the sources. */
export const checkLinks = (page: Page, index: SourceIndex): LinkReport => {
  const results = page.links
    .filter(({url}) => isCmsLink(url))
    .map((link) => ({link, resolved: resolveCmsLink(index, link.url)}));
  const found = results.flatMap(({resolved}) => (resolved.ok ? [resolved] : []));
  return {
    problems: results.flatMap(({link, resolved}) =>
      resolved.ok ? [] : [{file: page.file, ...placeOf(link), message: resolved.message}],
    ),
    links: found.length,
    symbols: found.filter(({symbol}) => symbol !== undefined).length,
  };
};
