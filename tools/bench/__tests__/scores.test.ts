import {expect, test} from 'vitest';
import {score} from '../search-quality/scores';

test('scores where the queries found their page', () => {
  const rows = [1, 2, 0, 1].map((rank) => ({kind: 'word', rank}));
  expect(score(rows)).toEqual({first: 0.5, found: 0.75, reciprocal: 0.625});
});
