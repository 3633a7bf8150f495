import {expect, test} from 'vitest';
import {formatProblem} from '../../lib/problem';
import {findSidebarProblems} from '../check-sidebars';

const TEXT = `const types = 'types';

const sidebars = {
  guides: [
    'start',
    category('Tests', below('e2e', 'setup', 'data')),
    category('Types', below(types, 'setup.md'), 'types/index'),
    {type: 'doc', id: 'start'},
    'gone-for-good',
  ],
};`;
const ITEMS = [
  'start',
  {type: 'category', items: ['e2e/setup', 'e2e/data']},
  {type: 'category', items: ['types/setup.md'], link: {type: 'doc', id: 'types/index'}},
  {type: 'doc', id: 'start'},
  'gone-for-good',
];
const FILES = ['start', 'e2e/setup', 'e2e/data', 'types/setup', 'types/index'].map((id) => `guides/${id}.md`);

test('a document that is no page, one that is there twice, and a page that is missing are told with their lines', async () => {
  expect((await findSidebarProblems({guides: ITEMS}, TEXT, FILES)).map(formatProblem)).toEqual([
    'sidebars.ts:7:37 no page in guides/ has the id "types/setup.md"; did you mean "types/setup"?; if the page is gone, take it out',
    'sidebars.ts:8:24 "start" is in the sidebar twice: take one out',
    'sidebars.ts:9:6 no page in guides/ has the id "gone-for-good"; if the page is gone, take it out',
    `sidebars.ts:7:37 guides/types/setup.md is in no sidebar: add 'types/setup', as beside "types/setup.md"`,
  ]);
});

test('a document that another section names, too, is told where its own section does', async () => {
  const text = `export default {guides: ['intro'],\ndocs: ['intro']};`;
  const problems = await findSidebarProblems({guides: ['intro'], docs: []}, text, ['guides/start.md']);
  expect(problems.map(({line, column}) => [line, column])).toEqual([
    [1, 27],
    [1, 27],
  ]);
});
