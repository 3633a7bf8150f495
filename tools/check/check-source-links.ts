import type {SourceIndex} from '../../src/cms/build-index';
import {PACKAGES} from '../../src/cms/packages';
import {isCmsLink, resolveCmsLink, type Tags} from '../../src/cms/resolve-link';
import {REPOSITORIES} from '../../src/cms/version';
import type {Page} from '../../src/lib/markdown/page';
import {problemsOf} from './problems-of';

const FILE_ADDRESS =
  /^https:\/\/(?:github\.com\/(strapi\/[\w-]+)\/(?:blob|tree|raw)|raw\.githubusercontent\.com\/(strapi\/[\w-]+))\/([^/#?]+)\/?([^#?]*)/;

const checkAddress = (
  repository: {name: string; tag: string},
  ref: string,
  file: string,
  index: SourceIndex,
): string | undefined => {
  if (ref !== repository.tag) return `the link opens ${ref}; the site documents ${repository.tag}`;
  for (const [name, home] of Object.entries(PACKAGES)) {
    if (home.repository.name !== repository.name || !file.startsWith(home.folder)) continue;
    const inside = file.slice(home.folder.length).replace(/^\//, '');
    if (index[name]?.files[inside])
      return `a package carries this file: link it as cms:${name}/${inside}, which is verified`;
  }
  return undefined;
};

/**
 * Every `cms:` link is found in the sources. A link to a file of the CMS's repositories names the tag of the version
 * documented; and a file that a package carries is linked by `cms:`, so that it is verified. Counts the `cms:` links
 * that are found, those of them whose symbol is found, those that state its value, and (`pinned`) the links to files of the repositories by their
 * full address, which nothing here can verify.
 */
export const checkSourceLinks = (pages: readonly Page[], index: SourceIndex, tags: Tags = {}) => {
  const counts = {links: 0, symbols: 0, values: 0, pinned: 0};
  const checkLink = (url: string): string | undefined => {
    if (isCmsLink(url)) {
      const resolved = resolveCmsLink(index, url);
      if (!resolved.ok) return resolved.message;
      counts.links += 1;
      if (resolved.symbol !== undefined) counts.symbols += 1;
      if (resolved.stated !== undefined) counts.values += 1;
    }
    const [, first, second, ref = '', file = ''] = FILE_ADDRESS.exec(url) ?? [];
    const repository = Object.values(REPOSITORIES).find(({name}) => name === (first ?? second));
    const wanted = repository && {name: repository.name, tag: tags[repository.name] ?? repository.tag};
    const message = wanted && checkAddress(wanted, ref, decodeURI(file), index);
    if (repository && message === undefined) counts.pinned += 1;
    return message;
  };
  const problems = problemsOf(pages, ({links}, tell) => links.forEach((link) => tell(link, checkLink(link.url))));
  return {problems, counts};
};
