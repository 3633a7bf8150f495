import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {codeFingerprint, digest, DiskCache} from '../disk-cache';
import {temporaryFolder} from './temporary-folder';

let dir: string;
let file: string;

beforeEach(() => {
  dir = temporaryFolder();
  file = path.join(dir, 'cache/texts.json');
});

const write = (name: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
  fs.writeFileSync(path.join(dir, name), content);
};

/** A process that asks for the inputs: its results, and the inputs that it had to make. */
const run = async (inputs: readonly unknown[], {version = '1', keepUnused = false} = {}) => {
  const cache = new DiskCache<string | null>(file, version);
  const made: unknown[] = [];
  const results: (string | null)[] = [];
  for (const input of inputs) {
    const make = () => {
      made.push(input);
      return input === 'none' ? null : `text of ${JSON.stringify(input)}`;
    };
    results.push(await cache.getOrMake(input, make));
  }
  cache.save({keepUnused});
  return {results, made};
};

describe('a disk cache', () => {
  test('returns a result to the next process, also when it is null', async () => {
    const first = await run(['a', ['b', 1], 'none']);
    expect(first.made).toEqual(['a', ['b', 1], 'none']);
    expect(await run(['none', 'a', ['b', 1]])).toEqual({
      results: [null, 'text of "a"', 'text of ["b",1]'],
      made: [],
    });
    expect(fs.readdirSync(path.dirname(file))).toEqual(['texts.json']);
  });

  test('forgets what a process did not ask for, unless it is told to keep it', async () => {
    await run(['a', 'b']);
    await run(['c'], {keepUnused: true});
    expect((await run(['b'])).made).toEqual([]);
    expect((await run(['a', 'b'])).made).toEqual(['a']);
  });

  test('does not use the results of another version', async () => {
    await run(['a']);
    expect((await run(['a'], {version: '2'})).made).toEqual(['a']);
  });

  test('stores nothing when a result cannot be made', async () => {
    const cache = new DiskCache(file, '1');
    await expect(cache.getOrMake('a', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
    cache.save();
    expect((await run(['a'])).made).toEqual(['a']);
  });

  test.each([
    ['cut off', () => fs.writeFileSync(file, fs.readFileSync(file, 'utf8').slice(0, -5))],
    ['a list', () => fs.writeFileSync(file, '[]')],
    ['a folder', () => (fs.rmSync(file), fs.mkdirSync(file))],
    ['in a place that cannot be written', () => (fs.rmSync(path.dirname(file), {recursive: true}), write('cache', ''))],
  ])('makes the result again when its file is %s', async (_name, damage) => {
    await run(['a']);
    damage();
    expect(await run(['a'])).toEqual({results: ['text of "a"'], made: ['a']});
  });
});

test('the code’s fingerprint depends on code and dependencies, not on tests and pages', () => {
  write('package-lock.json', '{}');
  write('src/plugins/a.ts', 'one');
  const before = codeFingerprint(dir);
  write('src/plugins/__tests__/a.test.ts', 'test');
  write('docs/a.md', 'text');
  expect(codeFingerprint(dir)).toBe(before);
  write('src/search/queries.json', '{}');
  const after = codeFingerprint(dir);
  expect(after).not.toBe(before);
  write('package-lock.json', '{"packages": {}}');
  expect(codeFingerprint(dir)).not.toBe(after);
});

test('the digest of a value is its own', () => {
  expect(digest({a: [1, null]})).toBe(digest({a: [1, null]}));
  expect(digest(['ab', 'c'])).not.toBe(digest(['a', 'bc']));
});
