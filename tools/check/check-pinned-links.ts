import type {SourceIndex} from '../../src/cms/build-index';
import {PACKAGES} from '../../src/cms/packages';
import {REPOSITORIES} from '../../src/cms/version';
import {type Page, placeOf} from '../../src/lib/markdown/page';
import type {Problem} from '../../src/lib/problem';

interface PinnedLinkReport {
  readonly problems: readonly Problem[];
  /** Links that nothing here can verify. */
  readonly pinned: number;
}

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
 * is linked by `cms:`, so that it is verified.
 */
export const checkPinnedLinks = (page: Page, index: SourceIndex): PinnedLinkReport => {
  const messages = page.links.flatMap((link) => {
    const [, first, second, ref = '', file = ''] = FILE_ADDRESS.exec(link.url) ?? [];
    const repository = Object.values(REPOSITORIES).find(({name}) => name === (first ?? second));
    return repository ? [{link, message: checkAddress(repository, ref, decodeURI(file), index)}] : [];
  });
  return {
    problems: messages.flatMap(({link, message}) =>
      message === undefined ? [] : [{file: page.file, ...placeOf(link), message}],
    ),
    pinned: messages.filter(({message}) => message === undefined).length,
  };
};
