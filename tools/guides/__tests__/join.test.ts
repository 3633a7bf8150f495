import {expect, test} from 'vitest';
import {joinApps, joinFunctions, joinHooks, joinLists, joinObjects} from '../join';

test('objects are merged, of functions what they return; lists have each value once', () => {
  const env = (name: string) => `value of ${name}`;
  const joined = joinObjects('f', [
    ['project', {a: {b: 1}, list: ['x'], port: 1}],
    ['one', ({env: read}: {env: typeof env}) => ({a: {c: read('C')}, list: ['x', 'y']})],
    ['two', {port: 2}],
  ]);
  expect(joined({env})).toEqual({a: {b: 1, c: 'value of C'}, list: ['x', 'y'], port: 2});
});

test('two guides cannot give a key different values, but the same', () => {
  const parts = (value: number) =>
    [
      ['project', {a: {b: 0}}],
      ['one', {a: {b: 1}}],
      ['two', {a: {b: value}}],
    ] as const;
  expect(() => joinObjects('config/server.ts', parts(2))({})).toThrow(
    'config/server.ts: the guides one and two give a.b different values',
  );
  expect(joinObjects('f', parts(1))({})).toEqual({a: {b: 1}});
});

test('middlewares keep their order, and those with options replace names', () => {
  const body = {name: 'body', config: {limit: 1}};
  const joined = joinLists('f', [
    ['project', ['log', 'body', 'public']],
    ['one', ['log', 'global::one', body, 'public']],
    ['two', ['log', 'body', 'public', {resolve: './two'}]],
  ]);
  expect(joined({})).toEqual(['log', 'global::one', body, 'public', {resolve: './two'}]);
});

test('functions of the server are called in turn, each after the one before has ended', async () => {
  const calls: string[] = [];
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    calls.push('one');
  };
  const joined = joinHooks('f', [
    ['one', {bootstrap: slow}],
    ['two', {bootstrap: (it: string) => calls.push(it), register: () => calls.push('never')}],
  ]);
  await joined.bootstrap('two');
  expect(calls).toEqual(['one', 'two']);
  await joined.destroy(undefined);
  expect(calls).toHaveLength(2);
});

test('of the panel the configuration is merged, and each function called', () => {
  const calls: unknown[] = [];
  const joined = joinApps('f', [
    ['one', {config: {locales: ['fr'], translations: {fr: {a: '1'}}}, bootstrap: (app) => calls.push(app)}],
    ['two', {config: {locales: ['de'], translations: {fr: {b: '2'}}}}],
  ]);
  joined.bootstrap('app');
  expect(joined.config).toEqual({locales: ['fr', 'de'], translations: {fr: {a: '1', b: '2'}}});
  expect(calls).toEqual(['app']);
});

test('functions of the bundler each get what the one before returned', () => {
  const joined = joinFunctions('f', [
    ['one', (it) => [it, 1]],
    ['two', (it) => [it, 2]],
  ]);
  expect(joined(0)).toEqual([[0, 1], 2]);
});
