import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder} from '../../lib/__tests__/temporary-folder';
import usedExports, {exportRoutes} from '../remark-used-exports';

let root: string;

beforeEach(() => {
  const files = ['hooks/useRBAC.md', 'components/Table.md', 'namespaces/Table.md'];
  root = temporaryFolder(Object.fromEntries(files.map((file) => [`exports/${file}`, ''])));
});

const lastOf = async (markdown: string) => {
  const tree: Root = unified().use(remarkParse).parse(markdown);
  await usedExports({root})(tree, new VFile({value: markdown, path: 'x.md'}));
  return tree.children[tree.children.length - 1]!;
};

test('a page that uses exported symbols ends with links to them', async () => {
  expect(toString(await lastOf("Call `useRBAC()`.\n\n```ts\nimport {Table} from '@strapi/strapi/admin';\n```\n"))).toBe(
    'Exports used on this page: Table, useRBAC',
  );
});

test('a page that uses none is left alone', async () => {
  expect(toString(await lastOf('Nothing here.'))).toBe('Nothing here.');
});

test('a name that two kinds share leads to the component', () => {
  expect(exportRoutes(root).get('Table')).toBe('/exports/components/Table');
});
