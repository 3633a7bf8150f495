import {getMinimizer} from '@docusaurus/core/lib/webpack/minification';
import {expect, test} from 'vitest';
import type {Configuration} from 'webpack';
import {swcMinify} from '../swc-minify';

type Configure = (config: Configuration, isServer: boolean) => Configuration;
const configure = swcMinify().configureWebpack as unknown as Configure;

const names = (minimizer: unknown) => (minimizer as object[]).map(({constructor}) => constructor.name);

test('of the minimizers of Docusaurus, only the one for scripts becomes another', () => {
  const minimizer = getMinimizer();
  const {optimization} = configure({optimization: {minimize: true, minimizer}}, false);
  expect(names(optimization!.minimizer).sort()).toEqual(names(minimizer).sort());
  expect(optimization!.minimizer).not.toContain(minimizer.find(({constructor}) => constructor.name === 'TerserPlugin'));
});

test('a build without minimizers stays one', () => {
  expect(configure({optimization: {minimize: false}}, false)).toEqual({});
});

test('it is an error when Docusaurus minifies with something else', () => {
  expect(() => configure({optimization: {minimize: true, minimizer: []}}, false)).toThrow(
    'not exactly one TerserPlugin',
  );
});
