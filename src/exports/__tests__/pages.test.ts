import {describe, expect, test} from 'vitest';
import {publishedAt, toPage} from '../export-page';
import {renderModules, renderPage} from '../render';

describe('where a symbol is published', () => {
  test.each([
    ['interfaces/FormProps.md', 'interfaces/FormProps.md'],
    ['classes/FetchError.md', 'classes/FetchError.md'],
    ['functions/useRBAC.md', 'hooks/useRBAC.md'],
    ['functions/unstable_useDocument.md', 'hooks/unstable_useDocument.md'],
    ['functions/Form.md', 'components/Form.md'],
    ['variables/Page.md', 'components/Page.md'],
    ['variables/adminApi.md', 'variables/adminApi.md'],
    ['functions/isFetchError.md', 'functions/isFetchError.md'],
    ['namespaces/Table/modules.md', 'namespaces/Table.md'],
    ['namespaces/Table/interfaces/BodyProps.md', 'interfaces/Table.BodyProps.md'],
    ['functions/unstable_useDocumentLayout.md', 'namespaces/unstable_useDocumentLayout.md'],
  ])('%s becomes %s', (raw, published) => {
    expect(publishedAt(raw)?.path).toBe(published);
  });

  test('the entry file is not a symbol', () => {
    expect(publishedAt('modules.md')).toBeUndefined();
  });
});

describe('a page', () => {
  const raw =
    '# Function: useRBAC()\n\n```ts\nfunction useRBAC(): Permission[];\n```\n\n## Returns\n\nText\n\n## Description\n\nChecks permissions. And more.\n';
  const page = toPage('functions/useRBAC.md', raw)!;

  test('opens with the import, the published comment and the signature', () => {
    expect(renderPage(page, []).split('---\n\n')[1]).toMatch(
      /^```ts\nimport \{useRBAC\} from '@strapi\/strapi\/admin';\n```\n\nChecks permissions\. And more\.\n\n```ts\nfunction useRBAC/,
    );
    expect(page.reference).not.toContain('## Description');
  });

  test('has links that lead to where the types are published', () => {
    const row = toPage(
      'variables/Table.md',
      '# Variable: Table\n\n[`RowProps`](../namespaces/Table/interfaces/RowProps.md)\n',
    )!;
    expect(row.reference).toContain('(../interfaces/Table.RowProps.md)');
  });

  test.each([
    ['| A |\n| - |\n| b \\| c |\n\n| A |\n| - |\n| b |\n| c |\n', 'b \\| c\n\n- b\n- c'],
    ['| A | B |\n| -- | -- |\n| TODO: mend it. | c |', '| A | B |\n| -- | -- |\n| - | c |'],
    ['It counts. FIXME it\nmay not! Twice.\n\nTODO all\n\nIts TODO list', 'It counts.  Twice.\n\n\n\nIts TODO list'],
  ])('has no table of one column and no note of what is to do: %j', (markdown, reference) => {
    expect(toPage('functions/f.md', `# F\n\n${markdown}`)!.reference).toBe(reference);
  });

  test('takes its summary from the first sentence of the comment', () => {
    expect(page.summary).toBe('Checks permissions.');
  });

  test('imports an interface as a type', () => {
    expect(toPage('interfaces/FormProps.md', '# Interface: FormProps\n')!.head).toContain('import type {FormProps}');
    expect(toPage('namespaces/Table/interfaces/RowProps.md', '# Interface: RowProps\n')!.head).toContain(
      'import type {Table}',
    );
  });

  test('says that an unstable symbol may change', () => {
    expect(toPage('functions/unstable_useDocument.md', '# Function: unstable\\_useDocument()\n')!.head).toContain(
      ':::info[Stability]',
    );
    expect(page.head).not.toContain(':::info');
  });

  test('has a title, a description and between two and six tags', () => {
    const file = renderPage(page, []);
    expect(file).toContain('title: "useRBAC"');
    expect(file).toMatch(/description: ".{50,160}"/);
    expect(JSON.parse(/tags: (.*)/.exec(file)![1]!)).toHaveLength(3);
  });

  test('is listed on the modules page under what it is for', () => {
    expect(renderModules([page])).toMatch(
      /## Users, roles and permissions[\s\S]*\[`useRBAC`\]\(\.\/hooks\/useRBAC\.md\) \| hook \| Checks permissions\./,
    );
  });
});
