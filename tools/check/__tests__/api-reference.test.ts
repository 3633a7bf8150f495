import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../../src/lib/__tests__/temporary-folder';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {formatProblem} from '../../../src/lib/problem';
import {checkApiReference} from '../api-reference/check-api-reference';
import {DOCUMENTED_OBJECTS, type DocumentedObject} from '../api-reference/documented-objects';

const object: DocumentedObject = {
  page: 'api/Hub.md',
  runTime: {file: 'core/hub.d.ts', name: 'Hub'},
  published: {file: 'core/types.d.ts', name: 'Hub'},
  listings: [
    {section: 'Methods', column: 'method', kind: 'method'},
    {section: 'Methods', column: 'property', kind: 'property'},
  ],
};
const check = (text: string, described: DocumentedObject) => {
  const root = temporaryFolder({
    'node_modules/@strapi/core/hub.d.ts':
      'export declare class Hub { emit(): void; on(): void; size: number; private x; }',
    'node_modules/@strapi/core/types.d.ts': 'export interface Hub { emit(): void; size: number; off: () => void }',
  });
  return checkApiReference([parsePage('api/Hub.md', text)], root, [described]).map(formatProblem);
};

describe('the check of the API reference', () => {
  test('compares the tables of a page with the members, and the members with the published type', () => {
    const text = '## Methods\n\n| method |\n| --- |\n| `emit(name)` |\n| `emit()` |\n| `once()` |\n';
    expect(check(text, object)).toEqual([
      'api/Hub.md:1:1 Hub does not declare on: say so here and in tools/check/api-reference/documented-objects.ts',
      'api/Hub.md:1:1 Hub declares off, which Hub does not have',
      'api/Hub.md:3:1 the table has no row for Hub.on',
      'api/Hub.md:6:3 emit is listed twice',
      'api/Hub.md:7:3 Hub has no once',
      'api/Hub.md:1:1 no tables with the column "property" under "Methods"',
    ]);
  });

  test('wants a table for every kind of member, and no needless exception', () => {
    const methods = {...object, listings: object.listings.slice(0, 1), onlyAtRunTime: {on: 'internal', emit: ''}};
    expect(check('## Methods\n\n| method |\n| --- |\n| `emit()` |\n| `on()` |\n', methods)).toEqual([
      expect.stringContaining('no table for the property Hub.size'),
      expect.stringContaining('emit is not only at run time'),
      expect.stringContaining('Hub declares off'),
    ]);
  });

  test('wants every page in api/ to describe an object, which exists', () => {
    expect(check('Text\n', {...object, page: 'api/Other.md'})).toEqual([
      expect.stringContaining('no object is compared with this page'),
    ]);
    const pages = new Set(DOCUMENTED_OBJECTS.map(({page}) => page));
    const missing = [...pages].filter((page) => !fs.existsSync(path.resolve(import.meta.dirname, '../../..', page)));
    expect(missing).toEqual([]);
  });
});
