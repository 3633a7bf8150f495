import type {Plugin} from '@docusaurus/types';
import {loadedVersions} from '../../lib/loaded-docs';
import {TAGS_PATH} from '../docs-section';
import {gatherTags} from './gather';

/** Adds `/tags` and `/tags/{tag}` over the documents of all docs instances, with the theme's own two tag pages. */
export default function tagIndex(): Plugin {
  return {
    name: 'tag-index',
    async allContentLoaded({allContent, actions}) {
      const tags = gatherTags(loadedVersions(allContent).flatMap(({docs}) => docs));
      actions.addRoute({
        path: TAGS_PATH,
        component: '@theme/DocsRoot',
        exact: true,
        routes: [
          {
            path: TAGS_PATH,
            component: '@theme/DocTagsListPage',
            exact: true,
            props: {
              tags: tags.map(({label, permalink, description, items}) => ({
                label,
                permalink,
                description,
                count: items.length,
              })),
            },
          },
        ],
      });
      for (const tag of tags) {
        actions.addRoute({
          path: tag.permalink,
          component: '@theme/DocsRoot',
          exact: true,
          routes: [
            {
              path: tag.permalink,
              component: '@theme/DocTagDocListPage',
              exact: true,
              props: {tag: {...tag, allTagsPath: TAGS_PATH, count: tag.items.length, unlisted: false}},
            },
          ],
        });
      }
    },
  };
}
