import {describe, expect, test} from 'vitest';
import {DEFAULT_SITE_URL, readSiteEnvironment} from '../environment';

describe('readSiteEnvironment', () => {
  test('uses a local address and no repository when nothing is set', () => {
    expect(readSiteEnvironment({})).toEqual({siteUrl: DEFAULT_SITE_URL, repositoryUrl: undefined});
  });

  test('treats an empty variable as unset', () => {
    expect(readSiteEnvironment({SITE_URL: '', REPOSITORY_URL: ' '}).siteUrl).toBe(DEFAULT_SITE_URL);
  });

  test('drops trailing slashes', () => {
    expect(
      readSiteEnvironment({SITE_URL: 'https://docs.example.org/', REPOSITORY_URL: 'https://git.example.org/a/b/'}),
    ).toEqual({siteUrl: 'https://docs.example.org', repositoryUrl: 'https://git.example.org/a/b'});
  });

  test.each([
    'docs.example.org',
    'ftp://example.org',
    'https://user@example.org',
    'https://example.org?x=1',
    'nonsense',
  ])('refuses %s with the name of the variable and a remedy', (value) => {
    expect(() => readSiteEnvironment({SITE_URL: value})).toThrow(/SITE_URL=".*" is not a usable URL\. Give an/);
  });

  test('refuses a site address with a path, since the site has no base path', () => {
    expect(() => readSiteEnvironment({SITE_URL: 'https://example.org/docs'})).toThrow(
      'has the path "/docs", but the site is served from the root of its host. Use SITE_URL=https://example.org.',
    );
  });
});
