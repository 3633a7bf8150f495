import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import {temporaryFolder} from '../../lib/__tests__/temporary-folder';
import hosting from '..';

vi.mock('../../lib/is-dev', () => ({isDev: true}));

const i18n = {currentLocale: 'en', defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {path: 'en'}}};

const configured = (baseUrl: string, siteDir = '/none') => {
  const context = {siteDir, baseUrl, siteConfig: {url: 'http://localhost', baseUrl}, i18n};
  const plugin = hosting(context as unknown as LoadContext, {completePages: (async () => []) as never}) as Plugin;
  return plugin.configureWebpack!({cache: {name: 'client'}} as never, false, {} as never, undefined) as {
    cache?: {name: string};
    devServer: {setupMiddlewares: (list: ((...args: unknown[]) => void)[]) => unknown[]};
  };
};

/** Where the development server sends a browser that asks for a path; `undefined` when it goes on. */
const askFor = (url: string, accept = 'text/html', baseUrl = '/'): string | undefined => {
  const {devServer} = configured(baseUrl);
  const middlewares: ((...args: unknown[]) => void)[] = [];
  expect(devServer.setupMiddlewares(middlewares)).toEqual([]);
  const redirect = vi.fn();
  middlewares[0]!({url, headers: {accept}}, {redirect}, () => undefined);
  return redirect.mock.calls[0]?.[0];
};

test.each([
  ['/docs', '/docs/intro'],
  ['/docs/core/upload/?a=b', '/upload?a=b'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro', undefined],
])('the development server leads %s where hosts of the built site do: %s', (url, target) => {
  expect(askFor(url)).toBe(target);
});

test('the development server leads below the path of the site', () => {
  expect(askFor('/repository/docs', 'text/html', '/repository/')).toBe('/repository/docs/intro');
  expect(askFor('/docs', 'text/html', '/repository/')).toBeUndefined();
});

test('the development server leaves files alone', () => {
  expect(askFor('/docs', '*/*')).toBeUndefined();
});

test('pages that are compiled for another base URL are not taken from the cache', () => {
  expect(configured('/').cache).toBeUndefined();
  expect(configured('/a/b/').cache?.name).toBe('client-a-b-');
});

test('pages that are compiled with other versions are not taken from the cache', () => {
  const nameWith = (...versions: string[]) =>
    configured('/', temporaryFolder({'guides_versions.json': versions})).cache?.name;
  expect(nameWith('5.0.6')).toMatch(/^client-\w{8}$/);
  expect(nameWith('5.1.0', '5.0.6')).not.toBe(nameWith('5.0.6'));
});
