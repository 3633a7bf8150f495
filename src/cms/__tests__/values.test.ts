import {describe, expect, test} from 'vitest';
import {listSymbols, parseSource} from '../symbols';
import {type Value, ValueReader} from '../values';

const FILES: Record<string, string> = {
  'src/limits.ts': 'export const LIMIT = 7; export enum Kind { A = "a", B = "b" } export default { port: 80 };',
  'src/index.ts': "export * from './limits'; export { Kind as Type } from './limits';",
};
const parsed = new Map(
  Object.entries(FILES).map(([name, text]) => [`./${name.slice(4, -3)}`, parseSource(name, text)]),
);

const valuesOf = (text: string): Record<string, Value | undefined> => {
  const reader = new ValueReader((specifier) => parsed.get(specifier));
  const symbols = listSymbols(parseSource('src/file.ts', text));
  return Object.fromEntries([...symbols].map(([name, {value}]) => [name, value && reader.read(value)]));
};

const members = (...names: string[]) => ({members: names});

describe('the value of a symbol', () => {
  test.each<[string, string, Value]>([
    ['a number', 'const a = -30_000;', -30000],
    ['arithmetic', 'const HOUR = 60 * 60 * 1000; const a = HOUR * (24 + 1);', 90000000],
    ['a text', "const a = 'x' + `y`;", 'xy'],
    ['a template of constants', 'const b = 1; const a = `v${b}`;', 'v1'],
    ['a boolean', 'const a = !false;', true],
    ['null', 'const a = null;', null],
    ['a pattern', 'const a = /^b+$/i;', {regex: '/^b+$/i'}],
    ['a list', "const b = ['x']; const a = Object.freeze([...b, 'y', z] as const);", ['x', 'y', 'z']],
    ['a set', "const a = new Set(['x', 'y']);", members('x', 'y')],
    ['the keys of a map', "const a = new Map([['x', 1], ['y', 2]]);", members('x', 'y')],
    [
      'keys of an object',
      'const b = { y: 1 }; const a = { x() {}, ...b, z: () => 1 } satisfies C;',
      members('x()', 'y', 'z()'),
    ],
    ['keys and texts of an object', "const a = { x: 'y', z: 'w' };", {members: ['x', 'z'], texts: ['y', 'w']}],
    ['members of a namespace', 'namespace a { export type X = 1; export interface Y {} }', members('X', 'Y')],
    ['members of an enum', 'enum a { X, Y = "y" }', members('X', 'Y')],
    ['a union', "type b = 'z'; type a = 'x' | 'y' | b;", members('x', 'y', 'z')],
    ['a union of the items of a list', "const b = ['x', 'y'] as const; type a = (typeof b)[number];", ['x', 'y']],
    ['members of a type', 'type a = { x: 1; y?(): void } & b; interface b { z?: 1 }', members('x', 'y()?', 'z?')],
    ['chosen members', "interface b { x: 1; y: 2; z: 3 } type a = Partial<Omit<b, 'x'>>;", members('y?', 'z?')],
    [
      'public members',
      'class b { y() {} } class a extends b { x = 1; private z = 2; #w; static v; }',
      members('x', 'y()'),
    ],
    [
      'what a function returns',
      'const f = () => {}; const a = () => { const b = { x: 1, f }; return b; };',
      members('x', 'f()'),
    ],
    ['a default after ??', 'const a = options.a ?? 5;', 5],
    ['a default of a setting', "const a = strapi.config.get('server.port', 1337);", 1337],
    ['a default of a schema', 'const a = z.number().default(5).optional();', 5],
    ['a list of texts of an object', "const b = { x: 'y', z: 'w' }; const a = Object.values(b);", ['y', 'w']],
    ['an imported constant', "import { LIMIT } from './limits'; const a = LIMIT * 2;", 14],
    ['a member that is passed on', "import { Type } from './index'; const a = Type.B;", 'b'],
    ['a member of a default export', "import limits from './limits'; const a = limits.port;", 80],
  ])('is read from %s', (_, text, value) => {
    expect(valuesOf(text).a).toEqual(value);
  });

  test.each([
    ['a call', 'const a = compute();'],
    ['a variable that changes', 'let b = 1; const a = b;'],
    ['itself', 'const a = a + 1;'],
    ['a parameter of the name of a constant', 'const b = 1; const f = (b) => { const c = b; }; const a = f;'],
    ['an object with keys of somewhere else', 'const a = { ...b, x: 1 };'],
  ])('cannot be read from %s', (_, text) => {
    const values = valuesOf(text);
    expect(values.a).toBeUndefined();
    expect(values['f.c']).toBeUndefined();
  });

  test('has a name inside of a function: of options, defaults, what is passed, and calls', () => {
    const text = `
      const create = ({ a = 1, b: { c = 2 } = {} }, d = 3) => {
        if (x) retry({ delay: 4 });
        setTimeout(done, 5);
        const e = { f: options.f || 6 };
        response.g = 7;
      };
      class Store { save() { return { h: 8 }; } }
      const list = [{ uid: 'x' }, { uid: 'y' }];
    `;
    expect(valuesOf(text)).toMatchObject({
      'create.a': 1,
      'create.b.c': 2,
      'create.d': 3,
      'create.delay': 4,
      'create.setTimeout()': 5,
      'create.e.f': 6,
      'create.g': 7,
      'Store.save.h': 8,
      'list.uid': ['x', 'y'],
    });
  });

  test('inside of a function has no name when there are two of it', () => {
    const values = valuesOf('function f() { g({ a: 1, b: 3 }); h({ a: 2, b: 3 }); }');
    expect(values).toMatchObject({'f.b': 3});
    expect(values).not.toHaveProperty(['f.a']);
  });
});
