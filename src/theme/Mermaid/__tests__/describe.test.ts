import {expect, test} from 'vitest';
import {describeDiagram} from '../describe';

test('a diagram is described by its own title and description', () => {
  expect(describeDiagram('flowchart TD\n  accTitle: The order\n  accDescr: First this, then that.\n  a --> b')).toEqual(
    {
      title: 'The order',
      description: 'First this, then that.',
    },
  );
});

test('a diagram that says nothing has no description', () => {
  expect(describeDiagram('flowchart TD\n  a --> b')).toEqual({title: '', description: ''});
});
