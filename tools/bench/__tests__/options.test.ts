import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../src/lib/__tests__/temporary-folder';
import {PARTS, readSiteOptions} from '../site-options';

test('measures every part when none is named', () => {
  expect(readSiteOptions({runs: '5'})).toMatchObject({parts: PARTS, runs: 5, buildRuns: 3});
});

test('measures the named parts in its own order', () => {
  expect(readSiteOptions({runs: '5', only: 'page-load, build'}).parts).toEqual(['build', 'page-load']);
});

test('makes one run of everything when it has to be quick', () => {
  expect(readSiteOptions({quick: true, runs: '9'})).toMatchObject({runs: 1, buildRuns: 1, quick: true});
});

test('takes static builds and installed checkouts by name', () => {
  const read = (...also: string[]) => readSiteOptions({runs: '5', also});
  const dir = temporaryFolder();
  expect(() => read(`other=${dir}`)).toThrow('neither a static build');
  fs.writeFileSync(path.join(dir, 'package.json'), '{}');
  expect(() => read(`other=${dir}`)).toThrow('Run "npm ci" in it first');
  fs.mkdirSync(path.join(dir, 'node_modules'));
  expect(read(`other=${dir}`).also).toEqual([{name: 'other', dir}]);
  fs.writeFileSync(path.join(dir, 'index.html'), '');
  expect(read(`a=${dir}`, `b=${dir}`).also).toHaveLength(2);
});

test.each([
  [{only: 'speed'}, 'there is no "speed" to measure, only build,'],
  [{runs: 'many'}, 'give a whole number from 1 to 50'],
  [{runs: '0'}, 'give a whole number from 1 to 50'],
  [{also: ['folder']}, 'give a name and a folder'],
  [{also: ['ours=/']}, 'the name ours is taken'],
])('refuses %j', (given, message) => {
  expect(() => readSiteOptions({runs: '5', ...given})).toThrow(message);
});
