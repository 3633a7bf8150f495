// cspell:ignore Documnet jsno
import {describe, expect, it} from 'vitest';

import {placeInFence, placeInPage, virtualFiles} from '../../../../tools/check/examples/virtual-files';
import {parseFenceMeta, withoutCheckWords} from '../fence-meta';
import {readFrontMatter} from '../front-matter';
import {parsePage} from '../parse-page';
import {routeOf} from '../route';
import {didYouMean, nearest} from '../../suggest';

describe('a fence’s meta', () => {
  it('says title, reason and whether the fence is hidden', () => {
    expect(parseFenceMeta('title="src/a b.ts" {1,3} nocheck="not hidden"')).toEqual({
      title: 'src/a b.ts',
      nocheck: 'not hidden',
      hidden: false,
    });
    expect(parseFenceMeta('hidden')).toMatchObject({hidden: true, title: undefined});
    expect(parseFenceMeta('nocheck')).toMatchObject({nocheck: ''});
    expect(parseFenceMeta(null)).toEqual({title: undefined, nocheck: undefined, hidden: false});
  });

  it('keeps only what Docusaurus reads', () => {
    expect(withoutCheckWords('title="a" nocheck="why not" showLineNumbers')).toBe('title="a" showLineNumbers');
    expect(withoutCheckWords('nocheck="why"')).toBeNull();
  });
});

describe('a page’s route', () => {
  it.each([
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
});

describe('front matter', () => {
  it('knows where its keys are', () => {
    const {values, placeOf} = readFrontMatter('---\ntitle: A\ntags: [b]\n---\n\ntext\n');
    expect(values).toEqual({title: 'A', tags: ['b']});
    expect(placeOf('tags')).toEqual({line: 3, column: 1});
  });

  it('is absent from a page that begins with something else', () => {
    expect(readFrontMatter('Text\n\n---\na: 1\n---\n').present).toBe(false);
  });
});

describe('examples as files', () => {
  const page = parsePage(
    'docs/x.md',
    [
      '```ts hidden',
      'type A = 1;',
      '```',
      '',
      '1. item',
      '',
      '   ```ts title="src/a.ts"',
      '   const a: A = 1;',
      '   ```',
    ].join('\n'),
  );

  it('have hidden fences before them, and map places back to the page', () => {
    const [, file] = virtualFiles('/root', page);
    expect(file?.path).toBe('/root/.examples/docs_x_md/src/a.ts');
    expect(file?.text).toBe('type A = 1;\nconst a: A = 1;\nexport {};\n');
    if (!file) throw new Error('no file');
    expect(placeInPage(placeInFence(file, 1, 6))).toEqual({line: 8, column: 10});
    expect(placeInPage(placeInFence(file, 0, 5))).toEqual({line: 2, column: 6});
    expect(placeInPage(placeInFence(file, 2, 0))).toEqual({line: 8, column: 4});
  });

  it('that show a file again get a folder of their own', () => {
    const twice = parsePage('docs/y.md', '```ts title="a.ts"\nlet a;\n```\n\n```ts title="a.ts"\nlet b;\n```\n');
    expect(virtualFiles('/r', twice).map((file) => file.path)).toEqual([
      '/r/.examples/docs_y_md/a.ts',
      '/r/.examples/docs_y_md/again-2/a.ts',
    ]);
  });
});

describe('a suggestion', () => {
  it('is the nearest candidate, or none when none is near', () => {
    expect(nearest('useDocumnet', ['useDocument', 'useDocuments', 'useDoc'])).toBe('useDocument');
    expect(nearest('jsno', ['js', 'json'])).toBe('json');
    expect(nearest('what-is', ['what-is-wrong'])).toBe('what-is-wrong');
    expect(nearest('abc', ['xyz'])).toBeUndefined();
    expect(didYouMean(undefined)).toBe('');
  });
});
