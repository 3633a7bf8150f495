import type {WebpackPluginInstance} from 'webpack';

/** A loader of a webpack rule, with its options. */
export interface Loader {
  readonly loader: string;
  readonly options: object;
}

const isMdx = (use: unknown): use is Loader => (use as Loader).loader === require.resolve('@docusaurus/mdx-loader');

/**
 * Webpack's plugin that changes the loaders of Markdown. Docs plugins, the pages plugin and Docusaurus itself each add one; when
 * webpack starts, all of them are there.
 *
 * @throws Error when there is none.
 */
export const changeMdxLoaders = (change: (mdx: Loader) => Loader): WebpackPluginInstance => ({
  apply({options}) {
    let found = 0;
    options.module.rules = options.module.rules.map((rule) => {
      if (!rule || typeof rule !== 'object' || !Array.isArray(rule.use)) return rule;
      const use = rule.use.map((item) => {
        if (!isMdx(item)) return item;
        found += 1;
        return change(item);
      });
      return {...rule, use};
    });
    if (found === 0) throw new Error('src/speed: webpack has no @docusaurus/mdx-loader. Adapt mdx-loaders.ts.');
  },
});
