import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, test} from 'vitest';
import webpack, {type WebpackPluginInstance} from 'webpack';
import {addPreloads, scriptsOfPages, type Manifest} from '../preloads';

const manifest: Manifest = {
  origins: {root: ['theme', 'root'], page: ['theme', 'page'], text: ['text'], home: ['home']},
  assets: Object.fromEntries(
    ['theme', 'root', 'page', 'text', 'home'].map((name) => [name, {js: [{file: `${name}.js`}]}]),
  ),
};
const routes = [{path: '/', routes: [{path: '/a'}]}, {path: '/'}];
const chunkNames = {
  '/-111': {__comp: 'root', __context: {plugin: 'part of the entry'}},
  '/a-222': {__comp: 'page', content: 'text'},
  '/-333': {__comp: 'home'},
};

describe('the scripts of a page', () => {
  test('are those of its route and of the routes around it, each once', () => {
    expect(scriptsOfPages(routes, chunkNames, manifest).get('/a')).toEqual([
      'theme.js',
      'root.js',
      'page.js',
      'text.js',
    ]);
  });

  test('are not those of another route with the same path', () => {
    expect(scriptsOfPages(routes, chunkNames, manifest).get('/')).toEqual(['home.js']);
  });

  test('are an error when Docusaurus lists other routes', () => {
    expect(() => scriptsOfPages([{path: '/b'}], chunkNames, manifest)).toThrow(
      'routesChunkNames.json has "/-111" where the route /b is.',
    );
  });
});

test('a manifest of another form is an error', () => {
  expect(() => scriptsOfPages(routes, chunkNames, {origins: {}, assets: {}})).toThrow('has no scripts of pages');
});

test('the manifest of a build names what webpack shares between chunks', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'preloads-'));
  const write = (file: string, text: string) => fs.writeFileSync(path.join(dir, file), text);
  write('shared.js', 'export default "shared";');
  for (const page of ['a', 'b']) write(`${page}.js`, `import shared from "./shared"; console.log(shared, "${page}");`);
  write('entry.js', 'import(/* webpackChunkName: "a" */ "./a"); import(/* webpackChunkName: "b" */ "./b");');
  const {default: Manifests} = (await import('react-loadable-ssr-addon-v5-slorber' as string)) as {
    default: new (options: {filename: string}) => WebpackPluginInstance;
  };
  const shared = {name: 'shared', test: /shared/, chunks: 'async', enforce: true} as const;
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './entry.js',
    output: {path: path.join(dir, 'out'), chunkFilename: '[name].js'},
    optimization: {chunkIds: 'named', splitChunks: {cacheGroups: {shared}}},
    plugins: [new Manifests({filename: path.join(dir, 'client-manifest.json')})],
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'client-manifest.json'), 'utf8')) as Manifest;
  fs.rmSync(dir, {recursive: true});
  expect(scriptsOfPages([{path: '/'}], {'/-1': {__comp: 'a'}}, manifest).get('/')).toEqual(['shared.js', 'a.js']);
});

test('a page names each of its scripts once', () => {
  const html = '<head><script src="/main.js" defer></script></head><body>';
  expect(addPreloads(html, ['main.js', 'page.js'])).toBe(
    '<head><script src="/main.js" defer></script><link rel="preload" as="script" href="/page.js"></head><body>',
  );
});
