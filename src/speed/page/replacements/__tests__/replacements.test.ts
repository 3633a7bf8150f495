import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {REPLACEMENTS} from '..';
import replaceLoader from '../loader';

const load = (source: string, options: {from: string; to: string; imports?: string}): string =>
  replaceLoader.call({resourcePath: 'lib/module.js', getOptions: () => options}, source);

describe('a replacement in a module of a package', () => {
  test('changes the one place and leaves the rest', () => {
    expect(load('a(b); c', {from: 'b', to: '$&'})).toBe('a($&); c');
  });

  test('brings the imports that it needs', () => {
    expect(load('b', {from: 'b', to: 'x', imports: "import x from 'x';"})).toBe("import x from 'x';x");
  });

  test.each([
    ['is gone', 'c', 0],
    ['is there twice', 'b b', 2],
  ])('is an error that names the module when the text %s', (_, source, times) => {
    expect(() => load(source, {from: 'b', to: 'x'})).toThrow(
      `lib/module.js:1:1 has ${times} times "b", not once. Adapt src/speed/page/replacements/index.ts.`,
    );
  });
});

test.each(REPLACEMENTS.map((replacement) => [replacement.module, replacement] as const))(
  'the installed package has what is replaced in %s',
  (module, replacement) => {
    expect(load(fs.readFileSync(module, 'utf8'), replacement)).toContain(replacement.to);
  },
);

test('the module that no longer imports tslib uses no helper of it', () => {
  const replaced = REPLACEMENTS.filter(({module}) => module.includes('utils-common'));
  const source = fs.readFileSync(replaced[0]!.module, 'utf8');
  expect(replaced.reduce((text, replacement) => load(text, replacement), source)).not.toMatch(/tslib/);
});
