import {matchPath} from 'react-router';
import {expect, test} from 'vitest';
import {mayMatch} from '../may-match';

const PATHS = ['', ...'/ /docs /docs/ /docs/intro /a.b /a-b_c /docs/:id /(en|fr)/docs /docs* * /x+y'.split(' ')];
const ADDRESSES = [
  '',
  ...'/ /docs /docs/ /docs// /DOCS /Docs/Intro/ /docs/intro /aXb /a.b /en/docs /x+y /xy /docs/ſ'.split(' '),
];

test('an exact route that is passed over is one that the router would not have matched', () => {
  const wrong = PATHS.flatMap((path) =>
    ADDRESSES.filter((address) => !mayMatch(path, address) && matchPath(address, {path, exact: true})).map(
      (address) => `${address} matches ${path}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('the routes of other pages are passed over', () => {
  expect(mayMatch('/docs/intro', '/docs/outro')).toBe(false);
  expect(mayMatch('/docs', '/docs/intro')).toBe(false);
  expect(mayMatch('/docs/intro', '/docs/intro')).toBe(true);
});
