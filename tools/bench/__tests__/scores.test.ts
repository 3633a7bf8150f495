import {expect, test} from 'vitest';
import {fill, halfOf} from '../search-quality/queries';
import {rankOf, score} from '../search-quality/scores';

test('scores where the queries found their page', () => {
  const rows = [1, 2, 0, 5].map((rank) => ({kind: 'word', rank}));
  expect(score(rows)).toEqual({first: 0.25, amongThree: 0.5, found: 0.75, reciprocal: 0.425});
});

test.each([
  ['the page itself', ['/b', '/a'], 2],
  ['any section of the page', ['/b', '/a#x'], 2],
  ['the very section, where one is wanted', ['/c#y', '/b#x'], 1],
  ['no other section of that page', ['/c#x', '/c#y'], 0],
  ['a page once, however many of its sections were found', ['/b#1', '/b#2', '/a'], 2],
])('counts %s', (_what, found, expected) => {
  expect(rankOf(found, ['/a', '/c#y'])).toBe(expected);
});

test('the half of a query depends on nothing but its text', () => {
  expect(['cron', 'seats'].map(halfOf)).toEqual(['judging', 'training']);
});

test('a message gets concrete values where the page has placeholders', () => {
  expect(fill('Policy <name> not found in api::article.article: …')).toMatch(
    /^Policy \w+ not found in api::\w+\.\w+: \w+$/,
  );
});
