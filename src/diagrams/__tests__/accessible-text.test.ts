import {expect, test} from 'vitest';
import {accessibleText} from '../accessible-text';

test('the accessible text of a diagram is its own title and description', () => {
  expect(accessibleText('flowchart TD\n  accTitle: The order\n  accDescr: First this, then that.\n  a --> b')).toEqual({
    title: 'The order',
    description: 'First this, then that.',
  });
});

test('a diagram without title and description has no accessible text', () => {
  expect(accessibleText('flowchart TD\n  a --> b')).toEqual({title: undefined, description: undefined});
});
