import pluginContentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

export {validateOptions};

/** Route of the tag index of all sections. */
export const TAGS_PATH = '/tags';

type TagComponents = Pick<PluginOptions, 'docTagsListComponent' | 'docTagDocListComponent'>;

type VersionProps = {version?: {docs: Record<string, {description?: string}>}};

/**
 * Every page of a section loads the section's list of documents. Only cards of generated index pages, which the site
 * does not have, show the descriptions in it: more than half of its size.
 */
const withoutDescriptions = (route: RouteConfig): RouteConfig => {
  const {version} = (route.props ?? {}) as VersionProps;
  if (!version) return route;
  const docs = Object.fromEntries(Object.entries(version.docs).map(([id, {description, ...doc}]) => [id, doc]));
  return {...route, props: {...route.props, version: {...version, docs}}};
};

const trimmed = (route: RouteConfig, {docTagsListComponent, docTagDocListComponent}: TagComponents): RouteConfig => ({
  ...withoutDescriptions(route),
  ...(route.routes && {
    routes: route.routes
      .filter(({component}) => component !== docTagsListComponent && component !== docTagDocListComponent)
      .map((child) => trimmed(child, {docTagsListComponent, docTagDocListComponent})),
  }),
});

/**
 * The official docs plugin, with its tags pointing at the tag index that all sections share: the permalink of a tag
 * becomes `/tags/{tag}`, and the instance adds no tag pages of its own. Its list of documents is shorter.
 */
export default async function docsSection(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const docs = await pluginContentDocs(context, options);
  return {
    ...docs,
    async loadContent() {
      const content = await docs.loadContent!();
      for (const version of content.loadedVersions) {
        for (const doc of version.docs) {
          doc.tags = doc.tags.map((tag) => ({
            ...tag,
            permalink: `${TAGS_PATH}/${tag.permalink.split('/').pop()}`,
          }));
        }
      }
      return content;
    },
    async contentLoaded({content, actions}) {
      const addRoute: PluginContentLoadedActions['addRoute'] = (route) => actions.addRoute(trimmed(route, options));
      await docs.contentLoaded!({content, actions: {...actions, addRoute}});
    },
  };
}
