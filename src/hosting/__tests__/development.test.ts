import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import hosting from '..';

vi.mock('../../lib/is-dev', () => ({isDev: true}));

/** Where the development server sends a browser that asks for a path; `undefined` when it goes on. */
const askFor = (url: string, accept = 'text/html'): string | undefined => {
  const plugin = hosting({siteConfig: {url: 'http://localhost'}} as LoadContext, {
    completePages: (async () => []) as never,
  }) as Plugin;
  const {devServer} = plugin.configureWebpack!({} as never, false, {} as never, undefined) as {
    devServer: {setupMiddlewares: (list: ((...args: unknown[]) => void)[]) => unknown[]};
  };
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

test('the development server leaves files alone', () => {
  expect(askFor('/docs', '*/*')).toBeUndefined();
});
