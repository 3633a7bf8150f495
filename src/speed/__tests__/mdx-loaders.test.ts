import {expect, test} from 'vitest';
import webpack from 'webpack';
import {changeMdxLoaders} from '../mdx-loaders';

const mdx = {loader: require.resolve('@docusaurus/mdx-loader'), options: {siteDir: '/'}};

const rulesAfter = (...rules: webpack.RuleSetRule[]) =>
  webpack({
    module: {rules},
    plugins: [changeMdxLoaders(({loader, options}) => [{loader: 'other', options: {loader, options}}])],
  }).options.module.rules;

test('every MDX loader is changed, and no other', () => {
  const css = {test: /\.css$/, use: ['css-loader']};
  expect(rulesAfter(css, {test: /\.md$/, use: [mdx]}, {test: /\.mdx$/, use: [mdx]})).toEqual([
    css,
    {test: /\.md$/, use: [{loader: 'other', options: mdx}]},
    {test: /\.mdx$/, use: [{loader: 'other', options: mdx}]},
  ]);
});

test('it is an error when there is none', () => {
  expect(() => rulesAfter({test: /\.md$/, use: ['other-mdx-loader']})).toThrow('no @docusaurus/mdx-loader');
});
