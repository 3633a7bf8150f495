import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, test} from 'vitest';
import webpack from 'webpack';
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
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'preloads-'));
  const write = (file: string, text: string) => fs.writeFileSync(path.join(dir, file), text);
  write('shared.js', 'export default "shared";');
  for (const page of ['a', 'b']) write(`${page}.js`, `import shared from "./shared"; console.log(shared, "${page}");`);
  write('entry.js', 'import(/* webpackChunkName: "a" */ "./a"); import(/* webpackChunkName: "b" */ "./b");');
  const shared = {name: 'shared', test: /shared/, chunks: 'async', enforce: true} as const;
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './entry.js',
    output: {path: path.join(dir, 'out'), chunkFilename: '[name].js'},
    optimization: {splitChunks: {cacheGroups: {shared}}},
    ...preloads.browser,
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  fs.rmSync(dir, {recursive: true});
  expect(scriptsOfChunks.get('a')!.toSorted()).toEqual(['a.js', 'shared.js']);
});

test('a page names each of its scripts once', () => {
  const html = '<head><script src="/main.js" defer></script></head><body>';
  expect(addPreloads(html, ['main.js', 'page.js'])).toBe(
    '<head><script src="/main.js" defer></script><link rel="preload" as="script" href="/page.js"></head><body>',
  );
});
