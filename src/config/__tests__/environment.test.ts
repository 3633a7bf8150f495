import {describe, expect, test} from 'vitest';
import {DEFAULT_SITE_URL, readSiteEnvironment} from '../environment';

describe('readSiteEnvironment', () => {
  test.each([{}, {SITE_URL: '', REPOSITORY_URL: ' '}])(
    'uses a local address and no repository when nothing is set, or only empty variables: %j',
    (env) => {
      expect(readSiteEnvironment(env)).toEqual({siteUrl: DEFAULT_SITE_URL, baseUrl: '/', repositoryUrl: undefined});
    },
  );

  test('drops trailing slashes of the repository', () => {
    const {repositoryUrl} = readSiteEnvironment({REPOSITORY_URL: 'https://git.example.org/a/b/'});
    expect(repositoryUrl).toBe('https://git.example.org/a/b');
  });

  test.each([
    ['https://docs.example.org', '/'],
    ['https://docs.example.org/', '/'],
    ['https://docs.example.org/repository', '/repository/'],
    ['https://docs.example.org/repository/', '/repository/'],
    ['https://docs.example.org//a//b//', '/a/b/'],
    ['https://docs.example.org/a/../v1.0', '/v1.0/'],
    ['https://docs.example.org/three.js/', '/three.js/'],
  ])('reads origin and path from %s, with or without slashes at the end', (value, baseUrl) => {
    expect(readSiteEnvironment({SITE_URL: value})).toMatchObject({siteUrl: 'https://docs.example.org', baseUrl});
  });

  test.each(['docs.example.org', 'ftp://example.org', 'nonsense', '/repository/'])(
    'refuses %s with the name of the variable and a remedy',
    (value) => {
      expect(() => readSiteEnvironment({SITE_URL: value})).toThrow(/SITE_URL=".*" is not a usable URL\. Give an/);
    },
  );

  test.each([
    ['https://user@example.org/a', 'https://example.org/a'],
    ['https://:secret@example.org', 'https://example.org/'],
    ['https://example.org/a/?x=1', 'https://example.org/a/'],
    ['https://example.org?', 'https://example.org/'],
    ['https://example.org/a#b', 'https://example.org/a'],
    ['https://example.org/a/index.html', 'https://example.org/a/ or, if it is'],
    [
      'https://example.org/three.js',
      'https://example.org/ or, if it is a folder, SITE_URL=https://example.org/three.js/',
    ],
    ['https://example.org/my docs/', 'https://example.org/my-docs/'],
    ['https://example.org/a$b/', 'https://example.org/a-b/'],
  ])('refuses %s with the address to write', (value, remedy) => {
    expect(() => readSiteEnvironment({SITE_URL: value})).toThrow(
      `Use ${value.includes(' ') || value.includes('$') ? 'an address such as ' : ''}SITE_URL=${remedy}`,
    );
  });
});
