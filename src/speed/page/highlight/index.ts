// Code is highlighted in the build, and its themes become a style sheet: no highlighter is sent to the browser.
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import type {PrismTheme} from 'prism-react-renderer';
import type {Loader} from '../../part';
import rehypeHighlight from './rehype';
import {themeCss} from './theme-css';

const prismOf = ({themeConfig}: DocusaurusConfig) =>
  themeConfig.prism as {theme: PrismTheme; darkTheme: PrismTheme; additionalLanguages: readonly string[]};

/** The MDX loader with the highlighter added to its plugins. */
export const highlighted = ({loader, options}: Loader, siteConfig: DocusaurusConfig): Loader => {
  const {additionalLanguages} = prismOf(siteConfig);
  const {rehypePlugins = []} = options as {rehypePlugins?: readonly unknown[]};
  return {loader, options: {...options, rehypePlugins: [...rehypePlugins, [rehypeHighlight, {additionalLanguages}]]}};
};

export const codeHighlight = ({generatedFilesDir, siteConfig}: LoadContext): Plugin => {
  const styleSheet = path.join('code-highlight', 'theme.css');
  return {
    name: 'code-highlight',
    async loadContent() {
      const {theme, darkTheme} = prismOf(siteConfig);
      await generate(generatedFilesDir, styleSheet, themeCss(theme, darkTheme));
    },
    getClientModules: () => [path.join(generatedFilesDir, styleSheet)],
    configureWebpack: () => ({
      // The theme loads the highlighter and its languages on every page, wherever code blocks come from.
      resolve: {alias: {'prism-react-renderer$': false}},
    }),
  };
};
