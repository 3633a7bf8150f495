// Modules are compiled by SWC instead of Babel, in builds and in development.
import type {DocusaurusConfig} from '@docusaurus/types';

/** For `webpack` of the site's configuration. Every browser of `browserslist` (`package.json`) knows ES2022. */
export const swcLoader: DocusaurusConfig['webpack'] = {
  jsLoader: (isServer) => ({
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: {syntax: 'typescript', tsx: true},
        transform: {react: {runtime: 'automatic'}},
        target: 'es2022',
      },
      module: {type: isServer ? 'commonjs' : 'es6'},
    },
  }),
};
