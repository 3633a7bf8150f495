import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {PARTS, parseSiteOptions} from '../site-options';

test('measures every part when none is named', () => {
  expect(parseSiteOptions([])).toMatchObject({parts: PARTS, runs: 5, buildRuns: 3});
});

test('measures the named parts in its own order', () => {
  expect(parseSiteOptions(['--only', 'page-load, build']).parts).toEqual(['build', 'page-load']);
});

test('makes one run of everything when it has to be quick', () => {
  expect(parseSiteOptions(['--quick', '--runs', '9'])).toMatchObject({runs: 1, buildRuns: 1, quick: true});
});

test('takes static builds and installed checkouts by name', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  expect(() => parseSiteOptions(['--also', `other=${dir}`])).toThrow('neither a static build');
  fs.writeFileSync(path.join(dir, 'package.json'), '{}');
  expect(() => parseSiteOptions(['--also', `other=${dir}`])).toThrow('Run "npm ci" in it first');
  fs.mkdirSync(path.join(dir, 'node_modules'));
  expect(parseSiteOptions(['--also', `other=${dir}`]).also).toEqual([{name: 'other', dir}]);
  fs.writeFileSync(path.join(dir, 'index.html'), '');
  expect(parseSiteOptions(['--also', `a=${dir}`, '--also', `b=${dir}`]).also).toHaveLength(2);
  fs.rmSync(dir, {recursive: true});
});

test.each([
  [['--only', 'speed'], 'there is no "speed" to measure, only build,'],
  [['--runs', 'many'], 'give a whole number from 1 to 50'],
  [['--runs', '0'], 'give a whole number from 1 to 50'],
  [['--also', 'folder'], 'give a name and a folder'],
  [['--also', 'ours=/'], 'the name ours is taken'],
  [['--fast'], "Unknown option '--fast'. The options are: --only, --runs, --quick, --also, --help."],
  [['--runs'], "Option '--runs <value>' argument missing. The options are:"],
  [['--runs', '--quick'], "Option '--runs' argument is ambiguous. The options are:"],
  [['page-load'], "Unexpected argument 'page-load'. "],
])('refuses %j', (args, message) => {
  expect(() => parseSiteOptions(args)).toThrow(message);
});
