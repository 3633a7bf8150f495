import {compile} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import localJsx from '../local-jsx.js';

const page = async (source: string, development = false) => String(await compile(source, {development}));

test('a compiled page imports each function that makes elements once, and calls it by a name of its own', async () => {
  const before = await page('# Page');
  const [first, ...rest] = localJsx(before).split('\n');
  expect(first).toBe('import {jsx as _jsx_} from "react/jsx-runtime";const _jsx = _jsx_;');
  expect(rest).toEqual(before.split('\n').slice(1));
});

test.each([
  ['of a build', '# Page', false],
  ['of a development server', '# Page', true],
  ['without text', '', false],
])('a page %s can be changed', async (_name, source, development) => {
  expect(localJsx(await page(source, development))).toMatch(/const .*\b_jsx\w* = _jsx\w*_/);
});

test('it is an error when MDX imports otherwise', () => {
  expect(() => localJsx('import * as runtime from "react/jsx-runtime";')).toThrow('imports no JSX runtime');
});
