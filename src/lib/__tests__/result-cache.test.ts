import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {codeFingerprint, digest, ResultCache} from '../result-cache';

let site: string;

const write = (file: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), content);
};

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'result-cache-'));
  write('package-lock.json', '{}');
  write('src/plugins/a.ts', 'one');
});

/** What a build gets for the inputs, in their order, and which of them it had to make. */
async function build(...inputs: unknown[]) {
  const cache = new ResultCache<string | null>(site, 'texts');
  const made: unknown[] = [];
  const results: (string | null)[] = [];
  for (const input of inputs) {
    results.push(
      await cache.get(input, () => {
        made.push(input);
        return input === 'none' ? null : `text of ${JSON.stringify(input)}`;
      }),
    );
  }
  cache.save();
  return {results, made};
}

const FILE = '.cache/build/texts';

describe('a result that a build keeps', () => {
  test('is there in the next build, also when it is null', async () => {
    const first = await build('a', ['b', 1], 'none');
    expect(first.made).toEqual(['a', ['b', 1], 'none']);
    expect(await build('none', 'a', ['b', 1])).toEqual({
      results: [null, 'text of "a"', 'text of ["b",1]'],
      made: [],
    });
  });

  test('is made again when any part of its input is another', async () => {
    await build(['a.md', 'text', 'title']);
    for (const input of [
      ['b.md', 'text', 'title'],
      ['a.md', 'text.', 'title'],
      ['a.md', 'text', 'other'],
    ]) {
      expect((await build(input)).made).toEqual([input]);
    }
  });

  test.each([
    ['code changed', () => write('src/plugins/a.ts', 'two')],
    ['code was added', () => write('src/remark/b.js', 'new')],
    ['data of the site changed', () => write('src/diagrams/measured.json', '{}')],
    ['code was renamed', () => fs.renameSync(path.join(site, 'src/plugins/a.ts'), path.join(site, 'src/plugins/b.ts'))],
    ['the version of a dependency changed', () => write('package-lock.json', '{"packages": {}}')],
    ['its file is empty', () => write(FILE, '')],
    ['its file is cut off', () => write(FILE, fs.readFileSync(path.join(site, FILE), 'utf8').slice(0, -5))],
    [
      'its file holds something else',
      () => write(FILE, fs.readFileSync(path.join(site, FILE), 'utf8').replace('text of', 'lies of')),
    ],
    [
      'a folder is in the place of its file',
      () => {
        fs.rmSync(path.join(site, FILE));
        fs.mkdirSync(path.join(site, FILE));
      },
    ],
  ])('is made again when %s', async (_name, change) => {
    await build('a');
    change();
    expect(await build('a')).toEqual({results: ['text of "a"'], made: ['a']});
  });

  test('stays when only a test or a page of the site changed', async () => {
    await build('a');
    write('src/plugins/__tests__/a.test.ts', 'test');
    write('exports/_notes/hooks/useA.md', 'text');
    write('docs/a.md', 'text');
    expect((await build('a')).made).toEqual([]);
  });

  test('is gone when a build did not ask for it', async () => {
    await build('a', 'b');
    await build('b');
    expect((await build('a', 'b')).made).toEqual(['a']);
  });

  test('is not kept when making it failed', async () => {
    const cache = new ResultCache(site, 'texts');
    await expect(cache.get('a', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
    cache.save();
    expect((await build('a')).made).toEqual(['a']);
  });

  test('leaves nothing else in its folder', async () => {
    await build('a');
    await build('b');
    expect(fs.readdirSync(path.join(site, '.cache/build'))).toEqual(['texts']);
  });

  test('is made, if not kept, where the folder cannot be', async () => {
    write('.cache', 'a file');
    expect((await build('a')).results).toEqual(['text of "a"']);
  });
});

test('the fingerprint and the name of a value depend on nothing else', () => {
  expect(codeFingerprint(site)).toBe(codeFingerprint(site));
  expect(digest({a: [1, null]})).toBe(digest({a: [1, null]}));
  expect(digest(['ab', 'c'])).not.toBe(digest(['a', 'bc']));
});
