import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {themes} from 'prism-react-renderer';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {codeHighlight, highlighted} from '..';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'code-highlight-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const plugin = () =>
  codeHighlight({
    generatedFilesDir: dir,
    siteConfig: {themeConfig: {prism: {theme: themes.github, darkTheme: themes.dracula}}},
  } as unknown as LoadContext);

test('writes the style sheet of the code themes, and leaves one alone that is the same already', async () => {
  await plugin().loadContent!();
  const [file] = plugin().getClientModules!();
  expect(fs.readFileSync(file!, 'utf8')).toContain("[data-theme='dark']");
  fs.utimesSync(file!, 1, 1);
  await plugin().loadContent!();
  expect(fs.statSync(file!).mtimeMs).toBe(1000);
});

test('the MDX loader keeps its plugins, and gets the highlighter as the last one', () => {
  const siteConfig = {themeConfig: {prism: {additionalLanguages: ['sql']}}} as unknown as LoadContext['siteConfig'];
  const own = () => {};
  const {loader, options} = highlighted({loader: 'mdx', options: {rehypePlugins: [own], siteDir: '/'}}, siteConfig);
  expect(loader).toBe('mdx');
  expect(options).toEqual({siteDir: '/', rehypePlugins: [own, [expect.any(Function), {additionalLanguages: ['sql']}]]});
});
