import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import type {PrismTheme} from 'prism-react-renderer';
import {themeCss} from './theme-css';

/**
 * Keeps the highlighter out of the browser: code is highlighted by `rehype.ts` while the site is built, and the code
 * themes of the theme configuration become a style sheet, so that the colour mode needs no script either.
 */
export default function codeHighlight({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const styleSheet = path.join('code-highlight', 'theme.css');
  return {
    name: 'code-highlight',
    async loadContent() {
      const {theme, darkTheme} = (siteConfig.themeConfig as {prism: {theme: PrismTheme; darkTheme: PrismTheme}}).prism;
      await generate(generatedFilesDir, styleSheet, themeCss(theme, darkTheme));
    },
    getClientModules: () => [path.join(generatedFilesDir, styleSheet)],
    configureWebpack: () => ({
      // The theme loads the highlighter and its languages on every page, wherever code blocks come from.
      resolve: {alias: {'prism-react-renderer$': false}},
    }),
  };
}
