import {expect, test} from 'vitest';
import {describe} from '../source';

test('a diagram is described by its own title and description', () => {
  expect(describe('flowchart TD\n  accTitle: The order\n  accDescr: First this, then that.\n  a --> b')).toEqual({
    title: 'The order',
    description: 'First this, then that.',
  });
});

test('a diagram that says nothing has no description', () => {
  expect(describe('flowchart TD\n  a --> b')).toEqual({title: undefined, description: undefined});
});
