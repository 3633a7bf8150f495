import {beforeEach, describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../lib/__tests__/temporary-folder';
import {completePage, type Guides, readGuides} from '../guides';

const guide = (title: string, links: string) =>
  `---\ntitle: '${title}'\ndescription: What ${title} does.\n---\n${links}\n`;
const FILES = {
  'guides/how-to/index.md': guide('All', '[x](/docs/none)'),
  'guides/how-to/second.md': guide('Second', '[it](/docs/a#anchor) and [root](/database)'),
  'guides/how-to/first.md': guide('First [one]', 'See [it][a].\n\n[a]: /docs/a'),
  'guides/how-to/first.check.ts': '[it](/docs/b)',
  'guides_versioned_docs/version-1.0/how-to/old.md': guide('Old', '[it](/docs/a)'),
};
let root: string;
let guides: Guides;
beforeEach(() => {
  root = temporaryFolder(FILES);
  guides = readGuides(root);
});
const ending = (file: string, source = 'Text.\n') =>
  completePage(root, file, source, guides).text.slice(source.trimEnd().length).trim();
const list = (...items: string[]) =>
  `<nav className="how-to" aria-label="How to">\n\n**How to**\n\n${items.join('\n')}\n\n</nav>`;

describe('a page ends with', () => {
  test.each([
    [
      'the guides that link it',
      'docs/docs/a.md',
      '- [First \\[one\\]](/guides/how-to/first)',
      '- [Second](/guides/how-to/second)',
    ],
    ['those of its version', 'docs_versioned_docs/version-1.0/docs/a.md', '- [Old](/guides/how-to/old)'],
    [
      'those of the last version, where its own has none',
      'docs_versioned_docs/version-2.0/docs/a.md',
      '- [First \\[one\\]](/guides/how-to/first)',
      '- [Second](/guides/how-to/second)',
    ],
  ])('%s: %s', (_, file, ...items) => expect(ending(file)).toBe(list(...items)));

  test('the guides that link its slug', () => {
    expect(ending('docs/docs/core/database/intro.md', '---\nslug: /database\n---\n')).toBe(
      list('- [Second](/guides/how-to/second)'),
    );
  });

  test.each(['docs/docs/b.md', 'docs/docs/none.md', 'exports/a.md', 'guides/how-to/first.md'])(
    'nothing where no guide is about it: %s',
    (file) => expect(completePage(root, file, 'Text.\n', guides).text).toBe('Text.\n'),
  );
});
