// React is in a file of its own, shared modules of the theme are in another, and chunks have names.
import type {Part} from '../part';

/**
 * Modules that pages of more than one kind use: one file for all of them is smaller than each kind with its own. Not
 * `search/query`, which the search worker uses, too: it would have to load that file.
 */
const THEME =
  /[\\/](@docusaurus|@mdx-js|clsx)[\\/]|[\\/]src[\\/](theme|components|plugins|search(?![\\/]query)|diagrams)[\\/]/;

export const chunks: Part = {
  browser: {
    mergeStrategy: {entry: 'replace'},
    entry: {
      framework: ['react', 'react-dom', 'react-dom/client', 'react-router-dom', 'react-helmet-async'],
      main: {import: require.resolve('@docusaurus/core/lib/client/clientEntry.js'), dependOn: 'framework'},
    },
    optimization: {
      // With numbers, every page has a table of the chunks' names.
      chunkIds: 'named',
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
  },
};
