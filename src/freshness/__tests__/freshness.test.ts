import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {CMS_VERSION, PACK_UP_VERSION} from '../../cms/version';
import {type FreshnessData, freshnessOf, freshnessSentence} from '../freshness';
import rehypeFreshness from '../rehype-freshness';

const data: FreshnessData = {
  versions: {cms: '9.1.0', packUp: '8.2.0'},
  files: {
    'core/same.ts': [0, 0],
    'core/changed.ts': [3, 1],
    'core/much.ts': [300, 10],
    'core/[id]/gone.ts': null,
    'core/gone.ts': null,
    'pack-up/build.ts': [1, 1],
  },
  pages: {'docs/wrong.md': ['no symbol "a" in `core/changed.ts`'], 'docs/wrong-twice.md': ['one', 'two']},
};
const links = (...urls: string[]) => urls.map((url) => `[\`x\`](cms:${url})`).join(' and ');
const from = `Checked against ${CMS_VERSION}.`;

describe('the line about the age of a page', () => {
  test.each([
    ['docs/page.md', 'No links.', from],
    ['docs/page.md', links('core/same.ts'), `${from} Up to 9.1.0, its one source file did not change.`],
    ['docs/page.md', links('core/changed.ts#a'), `${from} Up to 9.1.0, its one source file changed.`],
    ['docs/page.md', links('core/gone.ts'), `${from} Up to 9.1.0, its one source file is gone.`],
    [
      'docs/page.md',
      links('core/same.ts', 'core/same.ts#a', 'core/new.ts', 'core/changed.ts'),
      `${from} Up to 9.1.0, 1 of its 2 source files changed.`,
    ],
    [
      'docs/page.md',
      links('core/changed.ts', 'core/much.ts', 'core/gone.ts'),
      `${from} Up to 9.1.0, 2 of its 3 source files changed and 1 is gone.`,
    ],
    [
      'docs/page.md',
      links('core/same.ts', 'core/gone.ts', 'core/%5Bid%5D/gone.ts'),
      `${from} Up to 9.1.0, 2 of its 3 source files are gone.`,
    ],
    [
      'docs/wrong.md',
      `[b](<cms:core/same.ts#a=b c>)\n\n[same]: cms:core/much.ts`,
      `${from} Up to 9.1.0, 1 of its 2 source files changed; 1 of its statements no longer holds.`,
    ],
    ['docs/wrong-twice.md', '', `${from} Up to 9.1.0, 2 of its statements no longer hold.`],
    [
      'docs/page.md',
      links('pack-up/build.ts'),
      `Checked against pack-up ${PACK_UP_VERSION}. Up to 8.2.0, its one source file changed.`,
    ],
  ])('%s: %s', (file, text, sentence) => {
    expect(freshnessSentence(freshnessOf(data, file, text)!)).toBe(sentence);
  });
});

test.each([
  'docs_versioned_docs/version-5.0.5/wrong.md',
  'i18n/fr/docusaurus-plugin-content-docs-docs/current/wrong.md',
])('a copy of a page says nothing of its age, because only the page was compared: %s', (file) =>
  expect(endOf(file, links('core/changed.ts'))).toBeUndefined(),
);

/** What the plugin puts at the end of a page. */
const endOf = (file: string, text: string) => {
  const tree: Root = {type: 'root', children: []};
  rehypeFreshness({root: '/site', data})(tree, new VFile({path: `/site/${file}`, value: text}));
  return tree.children[0] as Element;
};

describe('the end of a page', () => {
  test('is the line alone when nothing changed', () => {
    const end = endOf('docs/page.md', links('core/same.ts'));
    expect(end).toMatchObject({tagName: 'p', properties: {className: ['freshness']}});
  });

  test('opens to the files, those with most changes first, and to what no longer holds', () => {
    const text = links('core/changed.ts', 'core/same.ts', 'core/much.ts', 'core/gone.ts');
    const end = endOf('docs/wrong.md', text);
    expect(end).toMatchObject({tagName: 'details', children: [{tagName: 'summary'}, {}, {}, {}, {}]});
    const [, files, , broken] = end.children as Element[];
    expect(files!.children.map((item) => toString(item))).toEqual([
      'core/gone.ts is gone',
      'core/much.ts: 300 lines added, 10 removed',
      'core/changed.ts: 3 lines added, 1 removed',
    ]);
    expect(broken!.children.map((item) => toString(item))).toEqual(['no symbol "a" in core/changed.ts']);
    expect(broken).toMatchObject({children: [{children: [{}, {tagName: 'code'}, {}]}]});
  });
});
