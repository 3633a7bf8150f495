import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import replaceLoader from '../replace-loader';
import {REPLACEMENTS} from '../replacements';

const load = (source: string, options: {from: string; to: string; imports?: string}): string =>
  replaceLoader.call({resourcePath: 'lib/module.js', getOptions: () => options}, source);

describe('a replacement in a module of the framework', () => {
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
      `lib/module.js:1:1 has ${times} times "b", not once. Adapt src/speed/page/replacements.ts.`,
    );
  });
});

test.each(REPLACEMENTS.map((replacement) => [replacement.module, replacement] as const))(
  'the framework has what is replaced in %s',
  (module, replacement) => {
    expect(load(fs.readFileSync(module, 'utf8'), replacement)).toContain(replacement.to);
  },
);
