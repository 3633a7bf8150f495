import {describe, expect, test} from 'vitest';
import {listSymbols, parseSource} from '../symbols';

const symbolsOf = (text: string, file = 'file.tsx'): string[] => [...listSymbols(parseSource(file, text)).keys()];

describe('listSymbols', () => {
  test('lists declarations of the top level, exported or not', () => {
    const text = 'const a = 1; function b() {} class C {} type D = 1; interface E {} enum F { G } export default a;';
    expect(symbolsOf(text)).toEqual(expect.arrayContaining(['a', 'b', 'C', 'D', 'E', 'F', 'F.G', 'default']));
  });

  test('lists members of classes, interfaces and type literals', () => {
    const text =
      'class A { static b = 1; #c() {} constructor() {} get d() {} } interface E { f(): void } type G = { h: { i: 1 } };';
    expect(symbolsOf(text)).toEqual(
      expect.arrayContaining(['A.b', 'A.#c', 'A.constructor', 'A.d', 'E.f', 'G.h', 'G.h.i']),
    );
  });

  test('looks through calls, casts and parentheses for the keys of an object', () => {
    const text =
      'export const a = createA(({ b: { c: 1 } }) as const); const d = api.extend({ e }).inject({ f: () => ({ g() {} }) });';
    expect(symbolsOf(text)).toEqual(expect.arrayContaining(['a.b', 'a.b.c', 'd.e', 'd.f', 'd.f.g']));
  });

  test('lists what a function declares and what it returns', () => {
    const text = `
      const createService = ({ strapi }) => ({ async find() {} });
      function createHub() { const listeners = new Map(); const hub = { emit() {} }; function inner() {} return hub; }
    `;
    expect(symbolsOf(text)).toEqual(
      expect.arrayContaining(['createService.find', 'createHub.listeners', 'createHub.inner', 'createHub.emit']),
    );
  });

  test('lists keys of a default export both under "default" and bare', () => {
    expect(symbolsOf('export default { register() {} };')).toEqual(
      expect.arrayContaining(['default.register', 'register']),
    );
  });

  test('lists names that a destructuring, an export list or a namespace introduces', () => {
    const text =
      'const { a, b: [c] } = x; export { d as e } from "y"; export * as f from "z"; namespace G { export type H = 1 }';
    expect(symbolsOf(text)).toEqual(expect.arrayContaining(['a', 'c', 'e', 'f', 'G', 'G.H']));
  });

  test('lists what CommonJS exports', () => {
    const text = 'module.exports = { a() {} }; exports.b = 1; A.prototype.c = function () {};';
    expect(symbolsOf(text, 'file.js')).toEqual(expect.arrayContaining(['a', 'b', 'A.c']));
  });

  test('takes the first of several declarations of a name', () => {
    const text = 'function a(x: string): void;\nfunction a(x: number): void;\nfunction a(x: unknown) {}';
    expect(listSymbols(parseSource('file.ts', text)).get('a')?.place).toEqual({line: 0, character: text.indexOf('a(')});
  });
});
