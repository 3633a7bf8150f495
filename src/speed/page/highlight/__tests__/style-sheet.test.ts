import fs from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {themes} from 'prism-react-renderer';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../../lib/__tests__/temporary-folder';
import {codeHighlight, highlighted} from '..';

test('writes the style sheet of the code themes, and leaves one alone that is the same already', async () => {
  const siteConfig = {themeConfig: {prism: {theme: themes.github, darkTheme: themes.dracula}}};
  const plugin = codeHighlight({generatedFilesDir: temporaryFolder(), siteConfig} as unknown as LoadContext);
  await plugin.loadContent!();
  const [file] = plugin.getClientModules!();
  expect(fs.readFileSync(file!, 'utf8')).toContain("[data-theme='dark']");
  fs.utimesSync(file!, 1, 1);
  await plugin.loadContent!();
  expect(fs.statSync(file!).mtimeMs).toBe(1000);
});

test('the MDX loader keeps its plugins, and gets the highlighter as the last one', () => {
  const siteConfig = {themeConfig: {prism: {additionalLanguages: ['sql']}}} as unknown as LoadContext['siteConfig'];
  const own = () => {};
  const {loader, options} = highlighted({loader: 'mdx', options: {rehypePlugins: [own], siteDir: '/'}}, siteConfig);
  expect(loader).toBe('mdx');
  expect(options).toEqual({siteDir: '/', rehypePlugins: [own, [expect.any(Function), {additionalLanguages: ['sql']}]]});
});
