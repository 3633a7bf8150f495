import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import vm from 'node:vm';
import ChunkAssetPlugin from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin';
import {afterEach, beforeEach, expect, test} from 'vitest';
import webpack, {type WebpackPluginInstance} from 'webpack';
import {workerRuntime} from '../worker-runtime';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'worker-runtime-'));
  fs.writeFileSync(path.join(dir, 'worker.js'), 'answer("started");');
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

async function bundle(name: string, ...plugins: WebpackPluginInstance[]) {
  const worker = `new Worker(/* webpackChunkName: "${name}" */ new URL("./worker.js", import.meta.url));`;
  fs.writeFileSync(path.join(dir, 'entry.js'), worker);
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './entry.js',
    output: {path: path.join(dir, 'out'), chunkFilename: '[name].js'},
    plugins: [new ChunkAssetPlugin(), ...plugins],
  });
  const stats = (await promisify(compiler.run.bind(compiler))())!;
  await promisify(compiler.close.bind(compiler))();
  return stats;
}

const runWorker = (): string[] => {
  const answers: string[] = [];
  const answer = (text: string) => void answers.push(text);
  vm.runInNewContext(fs.readFileSync(path.join(dir, 'out/search.js'), 'utf8'), {answer});
  return answers;
};

test('a worker that is one file starts, though Docusaurus extends its runtime', async () => {
  await bundle('search');
  expect(runWorker).toThrow('__webpack_require__ is not defined');
  expect((await bundle('search', workerRuntime)).hasErrors()).toBe(false);
  expect(runWorker()).toEqual(['started']);
});

test('it is an error when the worker is called otherwise', async () => {
  const stats = await bundle('other', workerRuntime);
  expect(stats.toString('errors-only')).toContain('no chunk is called "search"');
});
