import fs from 'node:fs';
import path from 'node:path';
import pluginContentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import {cliDocsVersionCommand} from '@docusaurus/plugin-content-docs/lib/cli.js';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {removePrefix} from '@docusaurus/utils-common';
import {keepSourceLinks} from '../../cms/kept-links';
import {isDev} from '../../lib/is-dev';
import {formatProblem} from '../../lib/problem';
import {checkSidebars} from '../../sidebars/check-sidebars';

export {validateOptions};

/** Docusaurus' route of the tag index that all sections share: `/tags`, `/next/tags`, `/1.0/tags`. */
const tagsPath = (versionPath: string, sectionPath: string, baseUrl: string): string =>
  normalizeUrl([baseUrl, removePrefix(versionPath, sectionPath), 'tags']);

/**
 * Every page of a section loads the section's list of documents. Only cards of generated index pages, which the site
 * does not have, show the descriptions in it: more than half of its size.
 */
const withoutDescriptions = (route: RouteConfig): RouteConfig => {
  const {version} = (route.props ?? {}) as {version?: {docs: Record<string, {description?: string}>}};
  if (!version) return route;
  const docs = Object.fromEntries(Object.entries(version.docs).map(([id, {description, ...doc}]) => [id, doc]));
  return {...route, props: {...route.props, version: {...version, docs}}};
};

const trimmed = (route: RouteConfig, tagPages: readonly string[]): RouteConfig => ({
  ...withoutDescriptions(route),
  ...(route.routes && {
    routes: route.routes
      .filter(({component}) => !tagPages.includes(component))
      .map((child) => trimmed(child, tagPages)),
  }),
});

/** The tags that all sections share; a locale may have its own. Docusaurus looks from the folder of the section's translation. */
const tagsFile = ({siteDir, i18n: {path: folder, currentLocale, defaultLocale}}: LoadContext): string => {
  const isTranslated = fs.existsSync(path.join(siteDir, folder, currentLocale, 'tags.yml'));
  return `../../../${isTranslated ? currentLocale : defaultLocale}/tags.yml`;
};

/**
 * The official docs plugin, with its tags pointing at the tag index that all sections share: the permalink of a tag
 * becomes `/tags/{tag}`, below the version as pages are, and the instance adds no tag pages of its own. Its list of
 * documents is shorter. A mistake in `sidebars.ts` stops a build. A version that is cut keeps the addresses of its source
 * links.
 */
export default async function docsSection(context: LoadContext, given: PluginOptions): Promise<Plugin<LoadedContent>> {
  const options = {...given, tags: tagsFile(context)};
  const docs = await pluginContentDocs(context, options);
  const tagPages = [options.docTagsListComponent, options.docTagDocListComponent];
  return {
    ...docs,
    // Each changed file is a reload. Generated pages change all at once; their list is written last.
    getPathsToWatch: () =>
      options.id === 'exports' ? [path.join(context.siteDir, options.path, 'modules.md')] : docs.getPathsToWatch!(),
    extendCli(cli) {
      docs.extendCli!(cli);
      cli.commands
        .find((command: {name(): string}) => command.name() === `docs:version:${options.id}`)!
        .action(async (version: string) => {
          await cliDocsVersionCommand(version, options, context);
          await keepSourceLinks(context.siteDir, options.id, version);
        });
    },
    async loadContent() {
      const isChecked = options.sidebarPath && !isDev;
      const problems = isChecked ? await checkSidebars(context.siteDir, options.id) : [];
      if (problems.length > 0)
        throw new Error(`Sidebars do not fit the pages:\n${problems.map(formatProblem).join('\n')}`);
      const content = await docs.loadContent!();
      const sectionPath = normalizeUrl([context.baseUrl, options.routeBasePath]);
      for (const version of content.loadedVersions) {
        version.tagsPath = tagsPath(version.path, sectionPath, context.baseUrl);
        for (const doc of version.docs) {
          for (const tag of doc.tags) tag.permalink = `${version.tagsPath}/${tag.permalink.split('/').pop()}`;
        }
      }
      return content;
    },
    async contentLoaded({content, actions}) {
      const addRoute: PluginContentLoadedActions['addRoute'] = (route) => actions.addRoute(trimmed(route, tagPages));
      await docs.contentLoaded!({content, actions: {...actions, addRoute}});
    },
  };
}
