import type {AllContent, DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {type Section, SECTIONS} from '../../config/sections';

/** Text by its name: the tagline, the announcement, and the purpose of each section. */
export type Words = Readonly<Record<string, string>>;

interface Themed {
  readonly announcementBar?: {readonly content: string};
  readonly navbar?: {readonly items: readonly {readonly sidebarId?: string; readonly label?: string}[]};
}

/** The words of the site in the language that is built. */
export const wordsOf = (allContent: AllContent): Words => (allContent.site as {readonly default: Words}).default;

/** The name of a section in the language that is built: what the navbar calls it. */
export const labelIn = ({themeConfig}: Pick<DocusaurusConfig, 'themeConfig'>, {id, label}: Section): string =>
  (themeConfig as Themed).navbar?.items.find(({sidebarId}) => sidebarId === id)?.label ?? label;

/**
 * Gives translators those words of the configuration that Docusaurus does not give them: `docusaurus write-translations`
 * writes them to `i18n/<locale>/site/words.json`. The home page reads them from a data file.
 */
export default function words({siteConfig: {tagline, themeConfig}}: LoadContext): Plugin<Words> {
  const {announcementBar} = themeConfig as Themed;
  return {
    name: 'site',
    loadContent: async () => ({
      tagline,
      ...(announcementBar && {announcement: announcementBar.content}),
      ...Object.fromEntries(SECTIONS.map(({id, purpose}) => [id, purpose])),
    }),
    getTranslationFiles: ({content}) => [
      {
        path: 'words',
        content: Object.fromEntries(Object.entries(content).map(([name, message]) => [name, {message}])),
      },
    ],
    translateContent: ({translationFiles: [file]}) =>
      Object.fromEntries(Object.entries(file!.content).map(([name, {message}]) => [name, message])),
    translateThemeConfig: ({translationFiles: [file]}) => ({
      ...(announcementBar && {
        announcementBar: {...announcementBar, content: file!.content.announcement!.message},
      }),
    }),
    async contentLoaded({content: {announcement, ...shown}, actions}) {
      await actions.createData('words.json', JSON.stringify(shown));
    },
  };
}
