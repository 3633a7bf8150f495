import {SECTIONS} from './sections';

/** One item per section; the search box and the colour switch are placed by the theme. */
export const navbar = {
  hideOnScroll: true,
  logo: {alt: 'Contributor documentation', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 100},
  items: SECTIONS.map(({id, label}) => ({type: 'docSidebar', sidebarId: id, docsPluginId: id, label})),
};
