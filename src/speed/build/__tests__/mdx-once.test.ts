import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder} from '../../../lib/__tests__/temporary-folder';
import {runWebpack} from '../../__tests__/run-webpack';

const LOADER = path.resolve(__dirname, '../mdx-once.js');
/** Docusaurus' MDX loader in its form, which says for whom it compiled and what else it read. */
const MDX = `
const {getWebpackLoaderCompilerName} = require(${JSON.stringify(require.resolve('@docusaurus/utils'))});
exports.default = async function (source) {
  const callback = this.async();
  this.addDependency(this.getOptions().metadata);
  if (source.includes('broken')) return callback(new Error('MDX compilation failed'));
  global.compiledFor.push(getWebpackLoaderCompilerName(this));
  callback(null, 'export default "' + getWebpackLoaderCompilerName(this) + '";');
};
`;

const compiledFor: string[] = [];
let dir: string;
beforeEach(() => {
  dir = temporaryFolder({'mdx.js': MDX, 'page.md': '# Page'});
  compiledFor.length = 0;
  (globalThis as {compiledFor?: string[]}).compiledFor = compiledFor;
});

const bundle = async (name: 'client' | 'server') => {
  const options = {loader: path.join(dir, 'mdx.js'), options: {metadata: path.join(dir, 'metadata.json')}};
  const stats = await runWebpack({
    name,
    mode: 'none',
    context: dir,
    entry: './page.md',
    output: {path: path.join(dir, name)},
    module: {rules: [{test: /\.md$/, use: {loader: LOADER, options}}]},
  });
  return {stats, text: fs.readFileSync(path.join(dir, name, 'main.js'), 'utf8')};
};

test('a page is compiled once, and both bundles watch what it was made from', async () => {
  const browser = await bundle('client');
  const server = await bundle('server');
  expect(compiledFor).toEqual(['client']);
  expect(server.text).toContain('"client"');
  for (const {stats} of [browser, server])
    expect([...stats.compilation.fileDependencies]).toContain(path.join(dir, 'metadata.json'));
});

test('the browser never gets what was compiled for the server', async () => {
  expect((await bundle('server')).text).toContain('"server"');
  expect((await bundle('client')).text).toContain('"client"');
  expect(compiledFor).toEqual(['server', 'client']);
});

test('a page that changed in between is compiled again', async () => {
  await bundle('client');
  fs.writeFileSync(path.join(dir, 'page.md'), '# Other');
  await bundle('server');
  expect(compiledFor).toEqual(['client', 'server']);
});

test('a page that cannot be compiled is an error of both bundles', async () => {
  fs.writeFileSync(path.join(dir, 'page.md'), 'broken');
  for (const name of ['client', 'server'] as const)
    expect((await bundle(name)).stats.toString('errors-only')).toContain('MDX compilation failed');
});
