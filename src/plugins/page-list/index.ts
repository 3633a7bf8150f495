import type {Plugin} from '@docusaurus/types';
import {isListed, loadedVersions} from '../../lib/loaded-docs';

/** Path and title of a page. */
export type ListedPage = readonly [path: string, title: string];

/**
 * Writes the paths and titles of all documents to a file of its own, which only the not-found page loads: it offers the
 * pages that are closest to the address.
 */
export default function pageList(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const pages = loadedVersions(allContent)
        .flatMap(({docs}) => docs)
        .filter(isListed)
        .map(({permalink, title}): ListedPage => [permalink, title]);
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
