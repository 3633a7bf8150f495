import path from 'node:path';
import type {Link, Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../lib/__tests__/temporary-folder';
import versionLinks from '../version-links';

/** Where a link of a page leads, in a site of which some sections have versions. */
const follow = (url: string, file: string, versions: Readonly<Record<string, readonly string[]>>): string => {
  const root = temporaryFolder(
    Object.fromEntries(Object.entries(versions).map(([id, cut]) => [`${id}_versions.json`, cut])),
  );
  const link: Link = {type: 'link', url, children: []};
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [link]}]};
  versionLinks({root})(tree, new VFile({path: path.join(root, file)}));
  return link.url;
};

const CUT = {docs: ['5.1.0', '5.0.6'], guides: ['5.1.0']};
const NEWEST = 'docs_versioned_docs/version-5.1.0/docs/a.md';
const OLD = 'docs_versioned_docs/version-5.0.6/docs/a.md';
const TRANSLATED = 'i18n/fr/docusaurus-plugin-content-docs-docs/version-5.0.6/docs/a.md';

describe('a link to a page or tag', () => {
  test('is left as it is while there is one version', () => {
    expect(follow('/docs/b#c', 'docs/docs/a.md', {})).toBe('/docs/b#c');
  });

  test.each([
    ['docs/docs/a.md', '/docs/b#c', '/next/docs/b#c'],
    ['docs/docs/a.md', '/guides/b', '/guides/next/b'],
    ['docs/docs/a.md', '/guides', '/guides/next'],
    ['docs/docs/a.md', '/guides-of-old', '/next/guides-of-old'],
    ['docs/docs/a.md', '/api/b', '/api/b'],
    [NEWEST, '/docs/b', '/docs/b'],
    [OLD, '/docs/b', '/5.0.6/docs/b'],
    [TRANSLATED, '/docs/b', '/5.0.6/docs/b'],
    [OLD, '/guides/b', '/guides/b'],
    [OLD, '/tags/cli', '/5.0.6/tags/cli'],
    ['guides/a.md', '/tags', '/next/tags'],
    [NEWEST, '/tags', '/tags'],
    ['api/a.md', '/tags', '/tags'],
  ])('in %s: %s leads to the version of the page, as far as its section has it: %s', (file, url, expected) => {
    expect(follow(url, file, CUT)).toBe(expected);
  });

  test.each(['/', '/#a', '/?a', '/search?q=a', '/freshness', '/img/a.svg', '//a.test/b', 'b.md', '#a', 'cms:a/b'])(
    'is no link to a page: %s',
    (url) => {
      expect(follow(url, OLD, CUT)).toBe(url);
    },
  );
});
