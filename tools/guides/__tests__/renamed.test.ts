import {expect, test} from 'vitest';
import {declaredNames, renamedRows, untold} from '../renamed';

const PAGE = `
| Version 4         | 5.0.6                          | What changes |
| ----------------- | ------------------------------ | ------------ |
| \`Old\`, \`Older\`    | \`Page.New\`                     | \`nothing\`    |
| \`Same\`            | the same name                  |              |
| \`Link\`            | \`Link\`, \`useLink\` of \`@a/b-c\`  |              |

| Version 4 | What to do   |
| --------- | ------------ |
| \`Gone\`    | call \`other\` |

| Call    | 5.0.6 |
| ------- | ----- |
| \`find\`  | \`get\` |
`;

test('rows have the old names, and the new ones with their package', () => {
  expect(renamedRows(PAGE, 'panel')).toEqual([
    {old: ['Old', 'Older'], now: [{name: 'Page.New', from: 'panel'}]},
    {old: ['Same'], now: [{name: 'Same', from: 'panel'}]},
    {
      old: ['Link'],
      now: [
        {name: 'Link', from: '@a/b-c'},
        {name: 'useLink', from: '@a/b-c'},
      ],
    },
    {old: ['Gone'], now: []},
  ]);
});

test('a declaration has the dotted names of what it exports', () => {
  const text = `declare module 'm' {
    export const a: any;
    export namespace N { export type B = any; namespace M { export type C = any } }
  }`;
  expect(declaredNames(text)).toEqual(['a', 'N', 'N.B', 'N.M', 'N.M.C']);
});

test('a member is told about by a row of its namespace when the new namespace has it', () => {
  const rows = renamedRows('| Version 4 | 5.0.6 |\n| - | - |\n| `A`, `B` | `C`, `D` |\n| `B.gone` | none |', 'types');
  const has = (_: string, name: string) => name === 'D.kept';
  expect(untold(['A', 'A.kept', 'B', 'B.kept', 'B.gone', 'E'], rows, has)).toEqual(['A.kept', 'E']);
});
