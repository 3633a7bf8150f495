import {describe, expect, test} from 'vitest';
import {addAddresses, findLostAddresses, findNewAddresses, formatAddresses} from '../addresses';

const committed = {'/a': ['one', 'two'], '/b': []};
const pages = (entries: Record<string, string[]>) =>
  new Map(Object.entries(entries).map(([route, ids]) => [route, new Set(ids)]));

describe('a published address', () => {
  test('that is still there is no problem', () => {
    expect(findLostAddresses(committed, pages({'/a': ['two', 'one', 'other'], '/b': []}), [])).toEqual([]);
  });

  test('that is gone is one, with what to do', () => {
    expect(findLostAddresses(committed, pages({'/a': ['one']}), [])).toEqual([
      '/a#two is gone: give the anchor that it is now at in src/config/anchors.ts',
      '/b is gone: give the page that it leads to in src/hosting/redirects.ts',
    ]);
  });

  test('that a redirect answers is none', () => {
    expect(findLostAddresses(committed, pages({'/a': ['one', 'two']}), [{from: '/b', to: '/a'}])).toEqual([]);
  });
});

describe('a new address', () => {
  test('is named, and added without taking another away', () => {
    const built = {'/a': ['one', 'three'], '/c': ['x']};
    expect(findNewAddresses(committed, built)).toEqual(['/a#three', '/c']);
    expect(addAddresses(committed, built)).toEqual({'/a': ['one', 'three', 'two'], '/b': [], '/c': ['x']});
  });
});

test('the list is JSON with a line for each route', () => {
  expect(formatAddresses(committed)).toBe('{\n"/a": ["one","two"],\n"/b": []\n}\n');
  expect(JSON.parse(formatAddresses(committed))).toEqual(committed);
});
