import {expect, test} from 'vitest';
import {findLostRoutes} from '../site/site-routes';

test('a public route that is gone is told with its place in the list, and what to do', () => {
  expect(findLostRoutes(['/'], ['/', '/a'])).toEqual([
    'tests/addresses.json:3:1 /a was published and is gone: bring the page back, or say in src/hosting/redirects.ts which page it leads to',
  ]);
  expect(findLostRoutes(['/', '/a', '/b'], ['/', '/a'])).toEqual([]);
});
