import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../src/lib/__tests__/temporary-folder';
import {
  addAddresses,
  builtAddresses,
  findLostAddresses,
  findNewAddresses,
  followingRoutes,
  formatAddresses,
} from '../addresses';

const committed = {'/a': ['one', 'two'], '/b': []};
const LOST = [
  '/a#two is gone: give the anchor that it is now at in src/config/anchors.ts',
  '/b is gone: give the page that it leads to in src/hosting/redirects.ts',
];

test.each([
  ['still there is no problem', {'/a': ['two', 'one', 'other'], '/b': []}, [], []],
  ['gone is one, with what to do', {'/a': ['one']}, [], LOST],
  ['answered by a redirect is none', {'/a': ['one', 'two']}, [{from: '/b', to: '/a'}], []],
])('a published address that is %s', (_name, built, redirects, lost) => {
  const pages = new Map(Object.entries(built).map(([route, ids]) => [route, new Set<string>(ids)]));
  expect(findLostAddresses(committed, pages, redirects)).toEqual(lost);
});

test('a new address is named, and added without taking another away', () => {
  const built = {'/a': ['one', 'three'], '/c': ['x']};
  expect(findNewAddresses(committed, built)).toEqual(['/a#three', '/c']);
  expect(addAddresses(committed, built)).toEqual({'/a': ['one', 'three', 'two'], '/b': [], '/c': ['x']});
});

test('the list is JSON with a line for each route', () => {
  expect(formatAddresses(committed)).toBe('{\n"/a": ["one","two"],\n"/b": []\n}\n');
  expect(JSON.parse(formatAddresses(committed))).toEqual(committed);
});

test('only the last version and the first language have addresses that must last', () => {
  const names = ['404', 'index', 'next/a', '5.0.6/a', 'nextjs', 'guides/a', 'guides/next/a', 'fr/a', 'french'];
  const outDir = temporaryFolder(Object.fromEntries(names.map((name) => [`${name}.html`, '<h2 id="x">'])));
  const follows = followingRoutes({docs: ['5.1.0', '5.0.6'], guides: ['5.1.0']}, ['en', 'fr']);
  const built = builtAddresses(outDir, follows);
  expect([...built.keys()]).toEqual(['/french', '/guides/a', '/', '/nextjs']);
});
