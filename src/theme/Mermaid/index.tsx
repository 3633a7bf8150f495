// Change: a figure with a reserved space, a description until it is drawn, the site's colours, and a larger view.
// Ejected from theme-mermaid/lib/theme/Mermaid/index.js@00cfd826: a wrap would still import the library with every page.
export {default} from '@site/src/diagrams/component';
