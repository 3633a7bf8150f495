import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import typeExpressions from '../remark-type-expressions';

const marked = (markdown: string): string[] => {
  const processor = unified().use(remarkParse).use(remarkGfm).use(typeExpressions);
  const {children} = processor.runSync(processor.parse(markdown)) as Root;
  return children
    .filter(({data}) => JSON.stringify(data) === '{"hProperties":{"className":["types"]}}')
    .map(({type}) => type);
};

test('tables are marked', () => expect(marked('# A\n\n| a |\n| --- |\n| b |')).toEqual(['table']));

test.each(['Extends', 'Extended by', 'Type Parameters'])('the list below "%s" is marked', (heading) => {
  expect(marked(`## ${heading}\n\n- \`A\`\`B\`\n\ntext\n\n- c`)).toEqual(['list']);
});

test('no other list is marked; the paragraph below "Returns" is', () =>
  expect(marked('## Behaviour\n\n- a\n\n## Returns\n\n`A`')).toEqual(['paragraph']));
