import type {Plugin} from '@docusaurus/types';
import {loadedVersions} from '../../lib/loaded-docs';
import {gatherTags} from './gather';

/** Adds `/tags` and `/tags/{tag}` for each version of all docs instances, with the theme's own two tag pages. */
export default function tagIndex(): Plugin {
  return {
    name: 'tag-index',
    async allContentLoaded({allContent, actions}) {
      const addPage = (path: string, component: string, props: Record<string, unknown>) => {
        const page = {path, component, exact: true, props};
        actions.addRoute({path, component: '@theme/DocsRoot', exact: true, routes: [page]});
      };
      const versions = loadedVersions(allContent);
      for (const allTagsPath of new Set(versions.map(({tagsPath}) => tagsPath))) {
        const tags = gatherTags(versions.flatMap(({tagsPath, docs}) => (tagsPath === allTagsPath ? docs : [])));
        const list = tags.map(({items, ...tag}) => ({...tag, count: items.length}));
        addPage(allTagsPath, '@theme/DocTagsListPage', {tags: list});
        for (const tag of tags) {
          const shown = {...tag, allTagsPath, count: tag.items.length, unlisted: false};
          addPage(tag.permalink, '@theme/DocTagDocListPage', {tag: shown});
        }
      }
    },
  };
}
