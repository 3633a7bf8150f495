import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../../lib/__tests__/temporary-folder';
import {runWebpack} from '../../__tests__/run-webpack';
import {addPreloads, preloads, scriptsOfChunks, scriptsOfPages} from '../preloads';

const scriptsOf = new Map([
  ['root', ['theme.js', 'root.js']],
  ['page', ['theme.js', 'page.js']],
  ['text', ['text.js']],
  ['home', ['home.js']],
]);
const routes = [{path: '/', routes: [{path: '/a'}]}, {path: '/'}];
const chunkNames = {
  '/-111': {__comp: 'root', __context: {plugin: 'part of the entry'}},
  '/a-222': {__comp: 'page', content: 'text'},
  '/-333': {__comp: 'home'},
};

describe('the scripts of a page', () => {
  test('are those of its route and of the routes around it, each once', () => {
    expect(scriptsOfPages(routes, chunkNames, scriptsOf).get('/a')).toEqual([
      'theme.js',
      'root.js',
      'page.js',
      'text.js',
    ]);
  });

  test('are not those of another route with the same path', () => {
    expect(scriptsOfPages(routes, chunkNames, scriptsOf).get('/')).toEqual(['home.js']);
  });

  test('are an error when Docusaurus lists other routes', () => {
    expect(() => scriptsOfPages([{path: '/b'}], chunkNames, scriptsOf)).toThrow(
      'routesChunkNames.json has "/-111" where the route /b is.',
    );
  });
});

test('a chunk has the scripts that webpack wrote for it and for what it shares with others', async () => {
  const dir = temporaryFolder({
    // webpack would read `type` in the package.json of a folder above.
    'package.json': {},
    'shared.js': 'export default "shared";',
    'a.js': 'import shared from "./shared"; console.log(shared, "a");',
    'b.js': 'import shared from "./shared"; console.log(shared, "b");',
    'entry.js': 'import(/* webpackChunkName: "a" */ "./a"); import(/* webpackChunkName: "b" */ "./b");',
  });
  const shared = {name: 'shared', test: /shared/, chunks: 'async', enforce: true} as const;
  await runWebpack({
    mode: 'production',
    context: dir,
    entry: './entry.js',
    output: {path: path.join(dir, 'out'), chunkFilename: '[name].js'},
    optimization: {splitChunks: {cacheGroups: {shared}}},
    ...preloads.browser,
  });
  expect(scriptsOfChunks.get('a')!.toSorted()).toEqual(['a.js', 'shared.js']);
});

test('a page names each of its scripts once', () => {
  const html = '<head><script src="/main.js" defer></script></head><body>';
  expect(addPreloads(html, ['/main.js', '/page.js'])).toBe(
    '<head><script src="/main.js" defer></script><link rel="preload" as="script" href="/page.js"></head><body>',
  );
});
