import {describe, expect, test} from 'vitest';
import {toPage} from '../export-page';
import {mentionedNames, mentionsOf} from '../mentions';
import {addNotes} from '../notes';

const RAW = '# Function: useRBAC()\n\n> **useRBAC**()\n';
const page = toPage('functions/useRBAC.md', RAW)!;

describe('a note', () => {
  test('puts its purpose before the import, the rest after the reference, and replaces the published comment', () => {
    const commented = toPage('functions/useRBAC.md', `${RAW}\n## Description\n\nOld.\n`)!;
    const note = 'Says what the user may do. More.\n\n## Example\n\nText';
    const [result] = addNotes([commented], new Map([['hooks/useRBAC.md', note]]));
    expect(result!.head).toMatch(/^Says what the user may do\. More\.\n\n```ts\nimport/);
    expect(result!.reference).toMatch(/^> \*\*useRBAC\*\*\(\)\n\n## Example\n\nText$/);
    expect(result!.comment).toBe('');
    expect(result!.summary).toBe('Says what the user may do.');
  });

  test('on a symbol that is not exported is an error that names the file', () => {
    expect(() => addNotes([page], new Map([['hooks/useGone.md', 'x']]))).toThrow(
      'exports/_notes/hooks/useGone.md:1:1 its symbol is not exported: move or remove the note',
    );
  });
});

describe('a mention', () => {
  const names = new Set(['useRBAC', 'Form', 'useForm']);

  test('is an import in an example, renamed or not', () => {
    const markdown = "```ts\nimport { Form, type useRBAC, useForm as f } from '@strapi/strapi/admin';\n```";
    expect(mentionedNames(markdown, names)).toEqual(['Form', 'useForm', 'useRBAC']);
  });

  test('is a name in code in the text, but not a plain word that is also a name', () => {
    expect(mentionedNames('`useRBAC()` and `Form` and useForm', names)).toEqual(['useRBAC']);
  });

  test('is not an import of the same name from elsewhere', () => {
    expect(mentionedNames("import { Form } from './Form'", names)).toEqual([]);
  });

  test('leads back to the page that makes it', () => {
    const pages = [
      {route: '/docs/b', title: 'B', markdown: '`useRBAC`'},
      {route: '/docs/a', title: 'A', markdown: '`useRBAC`'},
    ];
    expect(mentionsOf(pages, names).get('useRBAC')).toEqual(pages.reverse());
  });
});
