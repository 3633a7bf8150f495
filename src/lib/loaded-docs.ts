import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** Every version of all docs sections that Docusaurus has loaded, with the id of its section. */
export const loadedVersions = (allContent: AllContent): (LoadedVersion & {readonly section: string})[] =>
  Object.entries((allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>).flatMap(
    ([section, content]) => content.loadedVersions.map((version) => ({...version, section})),
  );

/** Whether readers are led to the document: it is neither unlisted nor a draft. */
export const isListed = ({unlisted, draft}: {readonly unlisted: boolean; readonly draft: boolean}): boolean =>
  !unlisted && !draft;

/** The route of a permalink: that of a folder's index page ends in a slash, which no URL of the site but its first has. */
export const routeOfPermalink = (permalink: string, baseUrl: string): string =>
  permalink === baseUrl ? permalink : permalink.replace(/\/$/, '');
