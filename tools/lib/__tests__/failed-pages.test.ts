import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../src/lib/__tests__/temporary-folder';
import {findFailedPages} from '../failed-pages.mjs';

test('of a page that cannot be rendered the file and the line are told', () => {
  const root = temporaryFolder({
    '.docusaurus/docusaurus-plugin-content-docs/docs/a.json': {permalink: '/docs/a', source: '@site/docs/docs/a.md'},
    'docs/docs/a.md': '---\ntitle: A\n---\n\nThe port is {config.port.number}.\n',
  });
  const output = `Error: Can't render static file for pathname "/docs/a"
    at generateStaticFile {
  [cause]: TypeError: Cannot read properties of undefined (reading 'number')
      at MDXContent`;
  expect(findFailedPages(root, output)).toBe(
    "docs/docs/a.md:5:1 TypeError: Cannot read properties of undefined (reading 'number')\n",
  );
  expect(findFailedPages(root, 'another error')).toBe('');
});
