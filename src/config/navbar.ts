import {readCutVersions} from '../lib/versions';
import {LOCALES} from './locales';
import {SECTIONS} from './sections';

const cut = readCutVersions(process.cwd());
/** Its versions are shown where the reader is in no section that has any. */
const versioned = SECTIONS.find(({id}) => cut[id]!.length > 0);

const dropdowns = [
  ...(versioned ? [{type: 'docsVersionDropdown', docsPluginId: versioned.id, position: 'right' as const}] : []),
  ...(LOCALES.length > 1 ? [{type: 'localeDropdown', position: 'right' as const}] : []),
];

/** One item per section, and dropdowns of versions and languages once there are any; the theme places the rest. */
export const navbar = {
  hideOnScroll: true,
  logo: {alt: 'Contributor documentation', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 100},
  items: [
    ...SECTIONS.map(({id, label}) => ({type: 'docSidebar', sidebarId: id, docsPluginId: id, label})),
    ...dropdowns,
  ],
};
