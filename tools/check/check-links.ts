import type {SourceIndex} from '../../src/cms/build-index';
import {isCmsLink, resolveCmsLink} from '../../src/cms/resolve-link';
import {type Page, placeOf} from '../../src/lib/markdown/page';
import type {Problem} from '../../src/lib/problem';

/** What the links of a page into the sources amount to. */
export interface LinkReport {
  problems: Problem[];
  /** Links whose file was found. */
  links: number;
  /** Those of them whose symbol was found too. */
  symbols: number;
}

/** Looks up every `cms:` link of a page in the sources. */
export const checkLinks = (page: Page, index: SourceIndex): LinkReport => {
  const report: LinkReport = {problems: [], links: 0, symbols: 0};
  for (const link of page.links) {
    if (!isCmsLink(link.url)) continue;
    const resolved = resolveCmsLink(index, link.url);
    if (!resolved.ok) {
      report.problems.push({file: page.file, ...placeOf(link), message: resolved.message});
      continue;
    }
    report.links += 1;
    if (resolved.symbol !== undefined) report.symbols += 1;
  }
  return report;
};
