import {describe, expect, test} from 'vitest';
import {findRouteProblems, listDocuments} from '../site/site-routes';

const page = (route: string, file = `docs${route}.md`, inSidebar = true) => ({route, file, inSidebar});

test('documents are found below nested routes, with their files', () => {
  const routes = [
    {
      path: '/',
      component: 'x',
      routes: [{path: '/docs/a', component: 'y', modules: {content: '@site/docs/docs/a.md'}, sidebar: 'docs'}],
    },
  ];
  expect(listDocuments(routes)).toEqual([{route: '/docs/a', file: 'docs/docs/a.md', inSidebar: true}]);
});

describe('a problem names the file and the remedy', () => {
  test('when two pages have one route', () => {
    const pages = [page('/docs/a'), page('/docs/a', 'docs/docs/b.md')];
    expect(findRouteProblems(pages, ['/docs/a'], ['/docs/a'])).toEqual([
      'docs/docs/b.md:1:1 has the route /docs/a of docs/docs/a.md: rename one of them, or give it a slug',
    ]);
  });

  test('when a page is in no sidebar', () => {
    expect(findRouteProblems([page('/a', 'docs/a.md', false)], ['/a'], ['/a'])).toEqual([
      'docs/a.md:1:1 is in no sidebar: add its id to sidebars.ts',
    ]);
  });

  test('when a public route is gone', () => {
    expect(findRouteProblems([], ['/'], ['/', '/a'])).toEqual([
      'tests/addresses.json:3:1 /a was published and is gone: bring the page back, or say in src/hosting/redirects.ts which page it leads to',
    ]);
  });
});

test('a site whose pages and routes agree has no problem', () => {
  expect(
    findRouteProblems([page('/a', 'docs/a.md'), page('/exports/x', 'exports/x.md')], ['/a', '/exports/x'], ['/a']),
  ).toEqual([]);
});
