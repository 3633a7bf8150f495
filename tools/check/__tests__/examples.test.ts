import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../../src/lib/__tests__/temporary-folder';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {formatProblem, sortProblems} from '../../../src/lib/problem';
import {checkExamples} from '../examples/check-examples';
import {placeInFence, placeInPage, virtualFiles} from '../examples/virtual-files';

/** A project with one small package, so that the compiler has little to read. */
let root: string;
beforeEach(() => {
  root = temporaryFolder({
    'node_modules/plugin/package.json': {name: 'plugin', types: 'index.d.ts'},
    'node_modules/plugin/index.d.ts': 'export interface Services { mail: () => void }\n',
  });
});

const fence = (lang: string, ...lines: string[]): string => ['```' + lang, ...lines, '```', ''].join('\n');
const check = (...texts: string[]): string[] => {
  const pages = texts.map((text, i) => parsePage(`docs/${i}.md`, text));
  return sortProblems(checkExamples(pages, {root, cacheDir: path.join(root, '.cache')})).map(formatProblem);
};

describe('examples', () => {
  test('that add to a module do so for their own page only', () => {
    const use = ["import type { Services } from 'plugin';", 'export const b = (it: Services) => it.sms();'];
    const augmentation = fence('ts', ...use, "declare module 'plugin' { interface Services { sms: () => void } }");
    const other = fence('ts', ...use);
    expect(check(augmentation, other)).toEqual([expect.stringMatching(/^docs\/1\.md:3:39 TS2339: /)]);
  });

  test('are modules: names of one are not seen by the next, and may be used again', () => {
    expect(check(fence('ts', 'const a = 1;') + fence('ts', 'const a = 2;'))).toEqual([]);
  });

  test('may show a file again and still import their neighbours', () => {
    const page =
      fence('ts title="src/a.ts"', 'export const a = 1;') +
      fence('ts title="src/b.ts"', "import { a } from './a';", 'export const b: number = a;') +
      fence('ts title="src/b.ts"', "import { a } from './a';", 'export const b: string = a;');
    expect(check(page)).toEqual([expect.stringMatching(/^docs\/0\.md:10:14 TS2322: /)]);
  });

  test('may import JSON that the page shows', () => {
    const page =
      fence('json title="src/schema.json"', '{"kind": "singleType"}') +
      fence(
        'ts title="src/index.ts"',
        "import schema from './schema.json';",
        'export const kind: number = schema.kind;',
      );
    expect(check(page)).toEqual([expect.stringMatching(/^docs\/0\.md:6:14 TS2322: /)]);
  });

  test('in JavaScript need no types, in TypeScript they do', () => {
    expect(check(fence('js', 'export const double = (x) => x * 2;'))).toEqual([]);
    expect(check(fence('ts', 'export const double = (x) => x * 2;'))).toEqual([expect.stringContaining('TS7006')]);
  });

  test('tell of a mistake in a hidden fence once', () => {
    const page = fence('ts hidden', 'type A = B;') + fence('ts', 'let a: A;') + fence('tsx', 'let b: A;');
    expect(check(page)).toEqual(["docs/0.md:2:10 TS2304: Cannot find name 'B'."]);
  });

  test('are told at their new place, from the cache, when only the text around them has changed', () => {
    const page = fence('ts', 'const a: string = 1;');
    const [first] = check(page);
    const [second] = check(`A line.\n\n${page}`);
    expect(first).toMatch(/^docs\/0\.md:2:7 /);
    expect(second).toMatch(/^docs\/0\.md:4:7 /);
  });
});

describe('examples as files', () => {
  const inList = fence('ts title="src/a.ts"', 'const a: A = 1;').replace(/^/gm, '   ');
  const page = parsePage('docs/x.md', `${fence('ts hidden', 'type A = 1;')}\n1. item\n\n${inList}`);

  test('have hidden fences before them, and map places back to the page', () => {
    const [, file] = virtualFiles('/root', page);
    expect(file?.path).toBe('/root/.examples/docs_x_md/src/a.ts');
    expect(file?.text).toBe('type A = 1;\nconst a: A = 1;\nexport {};\n');
    if (!file) throw new Error('no file');
    expect(placeInPage(placeInFence(file, 1, 6))).toEqual({line: 8, column: 10});
    expect(placeInPage(placeInFence(file, 0, 5))).toEqual({line: 2, column: 6});
    expect(placeInPage(placeInFence(file, 2, 0))).toEqual({line: 8, column: 4});
  });

  test('that show a file again get a folder of their own', () => {
    const twice = parsePage('docs/y.md', '```ts title="a.ts"\nlet a;\n```\n\n```ts title="a.ts"\nlet b;\n```\n');
    expect(virtualFiles('/r', twice).map((file) => file.path)).toEqual([
      '/r/.examples/docs_y_md/a.ts',
      '/r/.examples/docs_y_md/again-2/a.ts',
    ]);
  });
});
