import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadSourceIndex} from './load-index';

/** Begins to read the sources of the CMS while Docusaurus loads: the first page that is compiled needs them. */
export default function readSources({siteDir}: LoadContext): Plugin {
  // A page that needs them fails with the error.
  loadSourceIndex({root: siteDir}).catch(() => undefined);
  return {name: 'read-sources'};
}
