import type {SourceIndex} from '../../src/cms/build-index';
import {PACKAGES} from '../../src/cms/packages';
import {REPOSITORIES} from '../../src/cms/version';
import {type Page, placeOf} from '../../src/lib/markdown/page';
import type {Problem} from '../../src/lib/problem';

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
 * A link to a file of the CMS's repositories names the tag of the version documented; and a file that a package carries
 * is linked by `cms:`, so that it is verified. Counts the others, which nothing here can verify.
 */
export const checkPinnedLinks = (pages: readonly Page[], index: SourceIndex) => {
  const problems: Problem[] = [];
  let pinned = 0;
  for (const page of pages) {
    for (const link of page.links) {
      const [, first, second, ref = '', file = ''] = FILE_ADDRESS.exec(link.url) ?? [];
      const repository = Object.values(REPOSITORIES).find(({name}) => name === (first ?? second));
      if (!repository) continue;
      const message = checkAddress(repository, ref, decodeURI(file), index);
      if (message === undefined) pinned += 1;
      else problems.push({file: page.file, ...placeOf(link), message});
    }
  }
  return {problems, pinned};
};
