// cspell:ignore Documnet jsno
import {describe, expect, test} from 'vitest';
import {didYouMean, nearest} from '../../suggest';
import {parseFenceMeta, withoutCheckWords} from '../fence-meta';
import {readFrontMatter} from '../front-matter';
import {originOf, routeOf} from '../route';

describe('a fence’s meta', () => {
  test('says title, reason and whether the fence is hidden', () => {
    expect(parseFenceMeta('title="src/a b.ts" {1,3} nocheck="not hidden"')).toEqual({
      title: 'src/a b.ts',
      nocheck: 'not hidden',
      hidden: false,
    });
    expect(parseFenceMeta('hidden')).toMatchObject({hidden: true, title: undefined});
    expect(parseFenceMeta('nocheck')).toMatchObject({nocheck: ''});
    expect(parseFenceMeta(null)).toEqual({title: undefined, nocheck: undefined, hidden: false});
  });

  test('keeps only what Docusaurus reads', () => {
    expect(withoutCheckWords('title="a" nocheck="why not" showLineNumbers')).toBe('title="a" showLineNumbers');
    expect(withoutCheckWords('nocheck="why"')).toBeNull();
  });
});

describe('a page’s route', () => {
  test.each([
    ['docs/docs/intro.md', undefined, '/docs/intro'],
    ['docs/docs/core/database/intro.md', '/database', '/database'],
    ['docs/docs/core/engine/engine.md', undefined, '/docs/core/engine'],
    ['docs/docs/core/engine/index.md', undefined, '/docs/core/engine'],
    ['guides/e2e/01-setup.md', undefined, '/guides/e2e/setup'],
    ['guides/e2e/setup.md', 'start', '/guides/e2e/start'],
    ['api/Strapi.md', '/', '/api'],
  ])('of %s with slug %s is %s', (file, slug, route) => {
    expect(routeOf(file, slug)).toBe(route);
  });

  test.each([
    ['docs/docs/intro.md', 'docs/docs/intro.md', 'current'],
    ['guides/current/a.md', 'guides/current/a.md', 'current'],
    ['docs_versioned_docs/version-5.0.6/docs/intro.md', 'docs/docs/intro.md', '5.0.6'],
    ['i18n/fr/docusaurus-plugin-content-docs-guides/current/a.md', 'guides/a.md', 'current'],
    ['i18n/fr/docusaurus-plugin-content-docs-guides/version-6.0-beta/a.md', 'guides/a.md', '6.0-beta'],
  ])('is that of the page that %s was made from', (file, origin, version) => {
    expect(originOf(file)).toEqual({file: origin, version});
    expect(routeOf(file)).toBe(routeOf(origin));
  });
});

describe('front matter', () => {
  test('knows where its keys are', () => {
    const {values, placeOf} = readFrontMatter('---\ntitle: A\ntags: [b]\n---\n\ntext\n');
    expect(values).toEqual({title: 'A', tags: ['b']});
    expect(placeOf('tags')).toEqual({line: 3, column: 1});
  });

  test('is absent from a page that begins with something else', () => {
    expect(readFrontMatter('Text\n\n---\na: 1\n---\n').present).toBe(false);
  });
});

describe('a suggestion', () => {
  test('is the nearest candidate, or none when none is near', () => {
    expect(nearest('useDocumnet', ['useDocument', 'useDocuments', 'useDoc'])).toBe('useDocument');
    expect(nearest('jsno', ['js', 'json'])).toBe('json');
    expect(nearest('what-is', ['what-is-wrong'])).toBe('what-is-wrong');
    expect(nearest('abc', ['xyz'])).toBeUndefined();
    expect(didYouMean(undefined)).toBe('');
  });
});
