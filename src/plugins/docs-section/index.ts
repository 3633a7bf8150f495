import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import pluginContentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';

export {validateOptions};

/** Where the one tag index of all sections lives. */
export const TAGS_PATH = '/tags';

const isTagRoute = (route: RouteConfig): boolean => /^\/?(.*\/)?tags(\/|$)/.test(route.path) && route.exact === true;

const withoutTagRoutes = (route: RouteConfig): RouteConfig => ({
  ...route,
  ...(route.routes && {routes: route.routes.filter((child) => !isTagRoute(child)).map(withoutTagRoutes)}),
});

/**
 * The official docs plugin, with its tags pointing at the tag index that all sections share: the permalink of a tag
 * becomes `/tags/{tag}`, and the instance adds no tag pages of its own.
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
      const addRoute: PluginContentLoadedActions['addRoute'] = (route) => actions.addRoute(withoutTagRoutes(route));
      await docs.contentLoaded!({content, actions: {...actions, addRoute}});
    },
  };
}
