import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedVersions} from '../../lib/loaded-docs';
import {tagsPath} from '../docs-section';
import {gatherTags} from './gather';

/** Adds `/tags` and `/tags/{tag}` over the documents of all docs instances, with the theme's own two tag pages. */
export default function tagIndex({baseUrl}: LoadContext): Plugin {
  const allTagsPath = tagsPath(baseUrl);
  return {
    name: 'tag-index',
    async allContentLoaded({allContent, actions}) {
      const tags = gatherTags(loadedVersions(allContent).flatMap(({docs}) => docs));
      const addPage = (path: string, component: string, props: Record<string, unknown>) => {
        const page = {path, component, exact: true, props};
        actions.addRoute({path, component: '@theme/DocsRoot', exact: true, routes: [page]});
      };
      const list = tags.map(({items, ...tag}) => ({...tag, count: items.length}));
      addPage(allTagsPath, '@theme/DocTagsListPage', {tags: list});
      for (const tag of tags) {
        const shown = {...tag, allTagsPath, count: tag.items.length, unlisted: false};
        addPage(tag.permalink, '@theme/DocTagDocListPage', {tag: shown});
      }
    },
  };
}
