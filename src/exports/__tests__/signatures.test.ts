import {expect, test} from 'vitest';
import {withSignatures} from '../signatures';

test.each([
  ['functions/f.md', '**f**\\<`T`\\>(`__namedParameters`: `T`): `object`', 'function f<T>(options: T): {…};'],
  ['variables/V.md', '`const` **V**: `Api`', 'const V: Api;'],
  ['type-aliases/T.md', '**T**\\<`A`\\>: `"x"` \\| `A`', "type T<A> = 'x' | A;"],
  ['classes/C.md', '**new C**(`a`?: `A`): [`C`](C.md)', 'constructor(a?: A);'],
  ['functions/f.md', `**f\\_g**(\`a\`: \`${'A'.repeat(80)}\`)`, `function f_g(\n  a: ${'A'.repeat(80)},\n);`],
  ['functions/f.md', '**f**(): [`A`](../A.md)', 'function f(): A;', '\n\nTypes: [`A`](../A.md)'],
])('a signature in %s becomes TypeScript, with links below it: %s', async (path, signature, code, links = '') => {
  expect(await withSignatures(path, `# X\n\n> ${signature}\n`)).toBe(`# X\n\n\`\`\`ts\n${code}\n\`\`\`${links}\n`);
});
