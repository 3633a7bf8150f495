import {describe, expect, test} from 'vitest';
import {uniqueSources} from '../sources';

const sources = [{sourceId: 'pages'}, {sourceId: 'tags'}, {sourceId: 'pages'}];

describe('sources with the same id', () => {
  test('are warned about in development, and the first one is used', () => {
    const warnings: string[] = [];
    expect(uniqueSources(sources, (message) => warnings.push(message))).toEqual(sources.slice(0, 2));
    expect(warnings).toEqual([
      'The search has two sources with the id "pages": only the first is used. Give each an id of its own.',
    ]);
  });

  test('do not break the box in production, where nothing is said', () => {
    expect(uniqueSources(sources, false)).toHaveLength(2);
  });
});
