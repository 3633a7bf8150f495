import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {isDev} from '../lib/is-dev';
import {highlighted} from './page/highlight';
import type {Loader} from './part';

const isMdx = ({loader}: Loader) => loader === require.resolve('@docusaurus/mdx-loader');

/**
 * Webpack's plugin that changes the MDX loaders of all plugins. When webpack starts, all of them are there.
 *
 * @throws Error when there is none.
 */
export const changeMdxLoaders = (change: (mdx: Loader) => Loader[]) => ({
  apply({options: {module}}: Compiler): void {
    let found = 0;
    module.rules = module.rules.map((rule) => {
      if (!rule || typeof rule !== 'object' || !Array.isArray(rule.use)) return rule;
      const loaders = rule.use as Loader[];
      found += loaders.filter(isMdx).length;
      return {...rule, use: loaders.flatMap((loader) => (isMdx(loader) ? change(loader) : [loader]))};
    });
    if (found === 0) throw new Error('src/speed: webpack has no @docusaurus/mdx-loader. Adapt mdx-loaders.ts.');
  },
});

const localJsx: Loader = {loader: require.resolve('./build/local-jsx.js'), options: {}};

/** `npm start` has but one bundle, and pages that change. */
const once = (mdx: Loader): Loader => (isDev ? mdx : {loader: require.resolve('./build/mdx-once.js'), options: mdx});

export const compiledPages = ({siteConfig}: LoadContext): Plugin => ({
  name: 'speed-compiledPages',
  configureWebpack: () => ({plugins: [changeMdxLoaders((mdx) => [localJsx, once(highlighted(mdx, siteConfig))])]}),
});
