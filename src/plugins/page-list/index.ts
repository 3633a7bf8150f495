import type {Plugin} from '@docusaurus/types';
import {isListed, loadedVersions} from '../../lib/loaded-docs';

export type ListedPage = readonly [path: string, title: string];

/**
 * Writes the paths and titles of all documents to a data file that only the not-found page loads, to suggest the
 * closest pages.
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
