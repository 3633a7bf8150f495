import type {SourceIndex} from '../../src/cms/build-index';
import {isCmsLink, resolveCmsLink} from '../../src/cms/resolve-link';
import {type Page, placeOf} from '../../src/lib/markdown/page';
import type {Problem} from '../../src/lib/problem';

/** Looks up every `cms:` link in the sources; counts those that are found, and those of them whose symbol is found. */
export const checkLinks = (pages: readonly Page[], index: SourceIndex) => {
  const problems: Problem[] = [];
  let links = 0;
  let symbols = 0;
  for (const page of pages) {
    for (const link of page.links.filter(({url}) => isCmsLink(url))) {
      const resolved = resolveCmsLink(index, link.url);
      if (!resolved.ok) problems.push({file: page.file, ...placeOf(link), message: resolved.message});
      else links += 1;
      if (resolved.ok && resolved.symbol !== undefined) symbols += 1;
    }
  }
  return {problems, links, symbols};
};
