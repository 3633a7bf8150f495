// Replaces the plugin of `@easyops-cn/docusaurus-search-local` and keeps its parser, which cuts the built pages into
// sections (index-build/scan.ts). Its index has neither tags nor weights by field and answers fewer queries: `npm run
// bench -- search`.
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {devIndex} from './dev-index';
import {writeIndexFiles} from './index-build/index-files';
import {pagesByTag} from './index-build/pages';
import type {PluginOptions} from './options';
import {workerRuntime} from './worker-runtime';

export {validateOptions} from './options';

/** Docusaurus puts all styles into one file; those of the search box come with the search box. */
const isOnFirstLoad = ({name}: {readonly name?: string}) => name !== 'search-box';

export default function localSearch(context: LoadContext, options: PluginOptions): Plugin {
  const {siteDir, baseUrl} = context;
  const {ranking, insights} = options;
  let pages: ReturnType<typeof pagesByTag> = new Map();
  return {
    name: 'local-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded({actions}) {
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
      actions.setGlobalData({ranking, insights} satisfies PluginOptions);
    },
    allContentLoaded({allContent}) {
      pages = pagesByTag(allContent, baseUrl);
    },
    configureWebpack: (_config, isServer) =>
      (isServer
        ? // The server renders no worker: compiled for it, a second one would be published that nobody asks for.
          {module: {parser: {javascript: {worker: false, url: false}}}}
        : {
            plugins: [workerRuntime],
            optimization: {splitChunks: {cacheGroups: {styles: {chunks: isOnFirstLoad}}}},
            ...(process.env.NODE_ENV === 'development' && {devServer: devIndex(context, ranking, () => pages)}),
          }) as object,
    postBuild: ({outDir}) => writeIndexFiles({siteDir, outDir, baseUrl}, pages, ranking),
  };
}
