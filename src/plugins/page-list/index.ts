import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutBaseUrl} from '../../lib/base-url';
import {isListed, loadedVersions} from '../../lib/loaded-docs';

export type ListedPage = readonly [route: string, title: string];

/**
 * Writes the routes and titles of all documents of the last version to a data file that only the not-found page loads, to
 * suggest the closest pages.
 */
export default function pageList({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const pages = loadedVersions(allContent)
        .filter(({isLast}) => isLast)
        .flatMap(({docs}) => docs)
        .filter(isListed)
        .map(({permalink, title}): ListedPage => [withoutBaseUrl(baseUrl, permalink), title]);
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
