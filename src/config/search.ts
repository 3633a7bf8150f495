import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {SECTIONS} from './sections';

/** The local search theme: it indexes the built pages of the five sections. */
export const search: [string, Partial<PluginOptions>] = [
  '@easyops-cn/docusaurus-search-local',
  {
    indexBlog: false,
    indexDocs: true,
    indexPages: false,
    hashed: 'filename',
    language: 'en',
    docsDir: SECTIONS.map(({id}) => id),
    docsRouteBasePath: SECTIONS.map(({routeBasePath}) => routeBasePath),
    docsPluginIdForPreferredVersion: 'docs',
    highlightSearchTermsOnTargetPage: true,
  },
];
