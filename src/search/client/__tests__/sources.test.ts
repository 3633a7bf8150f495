import {afterEach, expect, test, vi} from 'vitest';
import {uniqueSources} from '../sources';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  [
    'development',
    ['The search has two sources with the id "pages": only the first is used. Give each an id of its own.'],
  ],
  ['production', []],
])('of two sources with the same id the first is used; in %s the warnings are %j', (mode, expected) => {
  vi.stubEnv('NODE_ENV', mode);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sources = [{sourceId: 'pages'}, {sourceId: 'tags'}, {sourceId: 'pages'}];
  expect(uniqueSources(sources)).toEqual(sources.slice(0, 2));
  expect(warn.mock.calls.flat()).toEqual(expected);
});
