import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {relativePath} from '../lib/files';
import {changeMdxLoaders} from '../speed/mdx-loaders';
import {completePage, type Guides, readGuides} from './guides';

/**
 * Ends pages with the guides about them, and includes the guides' code in them. Pages depend on a file with all links of
 * the guides: webpack compiles them again when it changes, also after a restart.
 */
export default function howTo({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const list = path.join(generatedFilesDir, 'how-to/default/guides.json');
  const complete = (source: string, file: string) => {
    const guides = JSON.parse(fs.readFileSync(list, 'utf8')) as Guides;
    const {text, included} = completePage(siteDir, relativePath(siteDir, file), source, guides);
    return {text, dependencies: [list, ...included]};
  };
  const loader = {loader: require.resolve('./loader.js'), options: {complete}};
  return {
    name: 'how-to',
    async allContentLoaded({actions}) {
      await actions.createData(path.basename(list), readGuides(siteDir));
    },
    configureWebpack: () => ({plugins: [changeMdxLoaders((mdx) => [mdx, loader])]}),
  };
}
