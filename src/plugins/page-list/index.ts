import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

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
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      const pages = instances
        .flatMap(({loadedVersions}) => loadedVersions.flatMap(({docs}) => docs))
        .filter(({unlisted}) => !unlisted)
        .map(({permalink, title}): ListedPage => [permalink, title]);
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
