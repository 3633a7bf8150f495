/** One of the five sections of the site: a docs plugin instance with a sidebar of the same id. */
export interface Section {
  /** Plugin id, sidebar id and folder name. */
  readonly id: 'docs' | 'api' | 'exports' | 'guides' | 'rfcs';
  readonly label: string;
  /** Where it is mounted. The Docs section is mounted at the root, so that its folders mirror the URL. */
  readonly routeBasePath: string;
  /** Where a reader who chose the section starts. */
  readonly start: string;
  /** One sentence for the home page. */
  readonly purpose: string;
}

export const SECTIONS: readonly Section[] = [
  {
    id: 'guides',
    label: 'Guides',
    routeBasePath: 'guides',
    start: '/guides/contributing',
    purpose: 'From a fresh checkout to a merged change: set-up, tests, TypeScript and the type system, step by step.',
  },
  {
    id: 'docs',
    label: 'Docs',
    routeBasePath: '/',
    start: '/docs/intro',
    purpose: 'How each part of the CMS works inside, where it lives in the code, and how to change or extend it.',
  },
  {
    id: 'api',
    label: 'API Reference',
    routeBasePath: 'api',
    start: '/api/Strapi',
    purpose: 'The objects of the server that a plugin holds in its hands: every method, its errors and its stage.',
  },
  {
    id: 'exports',
    label: 'Exports',
    routeBasePath: 'exports',
    start: '/exports/modules',
    purpose: 'Everything that @strapi/strapi/admin exports to a plugin, generated from the published types.',
  },
  {
    id: 'rfcs',
    label: 'RFCs',
    routeBasePath: 'rfcs',
    start: '/rfcs/intro',
    purpose: 'How larger changes are proposed and decided, with examples to copy and to learn from.',
  },
];
