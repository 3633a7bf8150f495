import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '..');
const OURS = path.join(ROOT, 'src/theme');
const THEMES = [
  'theme-classic/lib/theme',
  'theme-mermaid/lib/theme',
  'theme-classic/lib',
  'core/lib/client/theme-fallback',
];

const componentOf = (file: string) => path.relative(OURS, file).replace(/(\/index)?\.tsx?$/, '');
const isOfATheme = (component: string) =>
  THEMES.some((theme) =>
    [`${component}.js`, `${component}/index.js`].some((file) =>
      fs.existsSync(path.join(ROOT, 'node_modules/@docusaurus', theme, file)),
    ),
  );

const swizzles = fs
  .readdirSync(OURS, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => isOfATheme(componentOf(file)))
  .map((file) => ({component: componentOf(file), source: fs.readFileSync(file, 'utf8')}));

test('there are swizzled components', () => {
  expect(swizzles.length).toBeGreaterThan(15);
});

test.each(swizzles)('$component says what it changes, and why it is no wrap if it is none', ({component, source}) => {
  const [header] = /^(?:\/\/.*\n)+/.exec(source) ?? [''];
  expect(header).toMatch(/^\/\/ Change: /);
  const isWrap = source.includes(`from '@theme-original/${component}'`);
  expect(/Ejected:/.test(header)).toBe(!isWrap);
});
