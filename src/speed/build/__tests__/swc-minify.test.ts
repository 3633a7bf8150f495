import {getMinimizer} from '@docusaurus/core/lib/webpack/minification';
import {expect, test} from 'vitest';
import {swcMinify} from '../swc-minify';

const names = (minimizer: unknown) => (minimizer as object[]).map(({constructor}) => constructor.name);

test('of the minimizers of Docusaurus, only the one for scripts becomes another', () => {
  const minimizer = getMinimizer();
  const {optimization} = swcMinify.browser({optimization: {minimize: true, minimizer}});
  expect(names(optimization!.minimizer).sort()).toEqual(names(minimizer).sort());
  expect(optimization!.minimizer).not.toContain(minimizer.find(({constructor}) => constructor.name === 'TerserPlugin'));
});

test('a build without minimizers stays one', () => {
  expect(swcMinify.browser({optimization: {minimize: false}})).toEqual({});
});

test('it is an error when Docusaurus minifies with something else', () => {
  expect(() => swcMinify.browser({optimization: {minimize: true, minimizer: []}})).toThrow(
    'not exactly one TerserPlugin',
  );
});
