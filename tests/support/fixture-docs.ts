const version = (name: string, path: string) => ({
  name,
  label: name === 'current' ? 'Next' : name,
  isLast: name === 'current',
  path,
  mainDocId: 'intro',
  docs: [
    {id: 'intro', path: `${path}/intro`, sidebar: 'main'},
    {id: 'second', path: `${path}/second`, sidebar: 'main'},
  ],
  draftIds: ['draft'],
  sidebars: {main: {link: {path: `${path}/intro`, label: 'Intro'}}, empty: {}},
});

/** Global data of a docs plugin with two versions of two pages, a draft, and a sidebar that leads nowhere. */
export const docs = {
  default: {path: '/docs', versions: [version('current', '/docs'), version('1.0', '/docs/1.0')], breadcrumbs: true},
};
