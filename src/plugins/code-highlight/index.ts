import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PrismTheme} from 'prism-react-renderer';
import {themeCss} from './theme-css';

/**
 * Keeps the highlighter out of the browser: code is highlighted by `rehype.ts` while the site is built, and the code
 * themes of the theme configuration become a style sheet, so that the colour mode needs no script either.
 */
export default function codeHighlight({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const styleSheet = path.join(generatedFilesDir, 'code-highlight', 'theme.css');
  return {
    name: 'code-highlight',
    loadContent() {
      const {theme, darkTheme} = (siteConfig.themeConfig as {prism: {theme: PrismTheme; darkTheme: PrismTheme}}).prism;
      fs.mkdirSync(path.dirname(styleSheet), {recursive: true});
      fs.writeFileSync(styleSheet, themeCss(theme, darkTheme));
    },
    getClientModules: () => [styleSheet],
    configureWebpack: () => ({
      // The theme loads the highlighter and its languages on every page, wherever code blocks come from.
      resolve: {alias: {'prism-react-renderer$': false}},
    }),
  };
}
