import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import easyops, {
  validateOptions as validateEasyopsOptions,
} from '@easyops-cn/docusaurus-search-local/dist/server/server/index';
import {createDevIndex} from './dev-index';
import {writeIndexFiles} from './index-build/index-files';
import {pagesByTag} from './index-build/pages';
import type {GlobalData, PluginOptions} from './options';
import {workerRuntime} from './worker-runtime';

export {validateOptions} from './options';

/** The decorated theme checks its own options; the ones given here are the site's, not a reader's. */
const easyopsOptions = () =>
  validateEasyopsOptions({
    options: {indexBlog: false, indexDocs: true, indexPages: true},
    validate: (schema, options) => Joi.attempt(options, schema),
  });

/** Docusaurus puts all styles into one file; those of the search box come with the search box. */
const isOnFirstLoad = ({name}: {readonly name?: string}) => name !== 'search-box';

/**
 * `@easyops-cn/docusaurus-search-local`, decorated: it gives the `/search` route and the cutting of built pages into
 * sections; the index files, the ranking and the search box are those of SPEC.md. Its own index is never built, since
 * that takes seconds and is thrown away.
 */
export default function localSearch(context: LoadContext, options: PluginOptions): Plugin {
  const {siteDir, baseUrl} = context;
  const decorated: Plugin = easyops(context, easyopsOptions());
  const devIndex = createDevIndex(context, options);
  let allContent: AllContent = {};
  return {
    ...decorated,
    name: 'local-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [],
    async contentLoaded(loaded) {
      await decorated.contentLoaded?.(loaded);
      const {ranking, insights, sectionLabels} = options;
      loaded.actions.setGlobalData({ranking, insights, sectionLabels} satisfies GlobalData);
    },
    async allContentLoaded(loaded) {
      allContent = loaded.allContent;
      devIndex.update(allContent);
    },
    configureWebpack: (_config, isServer) =>
      (isServer
        ? // The server renders no worker: compiled for it, a second one would be published that nobody asks for.
          {module: {parser: {javascript: {worker: false, url: false}}}}
        : {
            plugins: [workerRuntime],
            optimization: {splitChunks: {cacheGroups: {styles: {chunks: isOnFirstLoad}}}},
            ...(process.env.NODE_ENV === 'development' && {devServer: devIndex.devServer}),
          }) as object,
    async postBuild({outDir}) {
      await writeIndexFiles({siteDir, outDir, baseUrl}, pagesByTag(allContent, options), options.ranking);
    },
  };
}
