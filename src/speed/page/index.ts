import fs from 'node:fs/promises';
import path from 'node:path';
import {CollectChunkFiles} from './chunk-files';
import {namedChunkIds} from './named-chunk-ids';
import {scriptsOfPages, type NestedRoute} from './page-scripts';
import {replacementRules} from './replacements';
import {inlineStyles, styleSheets, usedRules} from './styles';

/** Modules that pages of more than one kind use: one file for all of them is smaller than each kind with its own. */
const THEME = /[\\/](@docusaurus|@mdx-js|clsx)[\\/]|[\\/]src[\\/](theme|components|plugins|search|diagrams)[\\/]/;

/** A built page. */
export interface BuiltPage {
  readonly route: string;
  readonly html: string;
}

/** What the first load of a page is made of. */
export interface FirstLoad {
  /** For webpack's configuration of the browser's files. */
  readonly webpack: object;
  /** The pages with their styles inside, and with the addresses of all their scripts in the head. */
  complete(
    pages: readonly BuiltPage[],
    site: {outDir: string; generatedFilesDir: string; routes: readonly NestedRoute[]},
  ): Promise<string[]>;
}

/** Makes a page paint after one request, and its scripts come at once instead of one after another. */
export function firstLoad(): FirstLoad {
  const chunkFiles = new CollectChunkFiles();
  return {
    webpack: {
      mergeStrategy: {entry: 'replace'},
      entry: {
        framework: ['react', 'react-dom', 'react-dom/client', 'react-router-dom', 'react-helmet-async'],
        main: {import: require.resolve('@docusaurus/core/lib/client/clientEntry.js'), dependOn: 'framework'},
      },
      optimization: {
        runtimeChunk: {name: 'runtime'},
        splitChunks: {
          cacheGroups: {
            theme: {
              name: 'theme',
              test: THEME,
              type: /javascript/,
              chunks: 'async',
              minChunks: 2,
              priority: 45,
              enforce: true,
            },
          },
        },
      },
      plugins: [chunkFiles, namedChunkIds],
      module: {
        rules: [
          {
            test: /[\\/]\.docusaurus[\\/](routes\.js|registry\.js|docusaurus\.config\.mjs)$/,
            use: [path.join(__dirname, 'generated-loader.js')],
          },
          ...replacementRules(),
          {test: /[\\/]@docusaurus[\\/]utils-common[\\/]/, resolve: {alias: {tslib: path.join(__dirname, 'tslib.js')}}},
        ],
      },
    },
    async complete(pages, {outDir, generatedFilesDir, routes}) {
      const chunkNames = JSON.parse(await fs.readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'));
      const read = (file: string) => fs.readFile(path.join(outDir, file), 'utf8');
      const scripts = scriptsOfPages(routes, chunkNames, chunkFiles);
      const withClasses = await Promise.all([...chunkFiles.withClasses].map(read));
      const content = [
        ...pages.map(({html}) => ({raw: html, extension: 'html'})),
        ...withClasses.map((raw) => ({raw, extension: 'js'})),
      ];
      const styles = new Map<string, string>();
      for (const href of new Set(pages.flatMap(({html}) => styleSheets(html)))) {
        styles.set(href, await usedRules(await read(href), content));
      }
      return pages.map(({route, html}) => {
        const preloads = (scripts.get(route) ?? [])
          .filter((file) => !html.includes(file))
          .map((file) => `<link rel="preload" as="script" href="/${file}">`);
        return inlineStyles(html, styles).replace('</head>', `${preloads.join('')}</head>`);
      });
    },
  };
}
