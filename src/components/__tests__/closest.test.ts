import {describe, expect, test} from 'vitest';
import type {ListedPage} from '../../plugins/page-list';
import {closestPages, wordsOf} from '../ClosestPages/closest';
import {issueLink} from '../issue-link';

const PAGES: readonly ListedPage[] = [
  ['/docs/core/data-transfer/engine', 'Transfer engine'],
  ['/docs/core/data-transfer/intro', 'Data transfer'],
  ['/docs/core/content-manager/hooks/use-document', 'useDocument'],
  ['/guides/contributing', 'Contributing to the CMS'],
  ['/exports/interfaces/FormProps', 'FormProps'],
];
const closest = (address: string) => closestPages(address, PAGES).map(([path]) => path);

describe('closestPages', () => {
  test('finds a page whose address was mistyped', () => {
    expect(closest('/docs/core/data-transfr/engin')[0]).toBe('/docs/core/data-transfer/engine');
  });

  test('finds a page that has moved to another folder', () => {
    expect(closest('/old/place/use-document')[0]).toBe('/docs/core/content-manager/hooks/use-document');
  });

  test('reads names in camel case, and addresses that end in .html', () => {
    expect(closest('/useDocument.html')[0]).toBe('/docs/core/content-manager/hooks/use-document');
    expect(wordsOf('/a/useDocument/index.html')).toEqual(['a', 'use', 'document']);
  });

  test('knows the title of a page as well as its address', () => {
    expect(closest('/contributing-to-cms')[0]).toBe('/guides/contributing');
  });

  test('offers nothing for an address that has nothing in common with any page', () => {
    expect(closest('/wp-admin/setup.php')).toEqual([]);
    expect(closest('/')).toEqual([]);
  });
});

describe('issueLink', () => {
  test('escapes what it fills in', () => {
    const link = issueLink('https://git.example/docs', {title: 'a & b', body: 'line\nline #1'});
    expect(new URL(link).searchParams.get('title')).toBe('a & b');
    expect(new URL(link).searchParams.get('body')).toBe('line\nline #1');
  });
});
