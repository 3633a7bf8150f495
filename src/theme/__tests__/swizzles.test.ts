import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const OURS = path.resolve(__dirname, '..');
const DOCUSAURUS = path.resolve(__dirname, '../../../node_modules/@docusaurus');
/** Folders of components; the first that has a component wins. */
const THEMES = ['theme-mermaid/lib/theme', 'theme-classic/lib/theme', 'core/lib/client/theme-fallback'];

const originalOf = (component: string) =>
  THEMES.flatMap((theme) => [`${theme}/${component}.js`, `${theme}/${component}/index.js`]).find((file) =>
    fs.existsSync(path.join(DOCUSAURUS, file)),
  );

const swizzles = fs
  .readdirSync(OURS, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({file, component: file.replace(/(\/index)?\.tsx?$/, '')}))
  .flatMap(({file, component}) => {
    const original = originalOf(component);
    const source = fs.readFileSync(path.join(OURS, file), 'utf8');
    const header = /^(?:\/\/ .*\n)+/.exec(source)?.[0].replaceAll('\n// ', ' ') ?? '';
    return original ? [{component, original, source, header}] : [];
  });

test('there are swizzled components', () => {
  expect(swizzles.length).toBeGreaterThan(15);
});

test.each(swizzles)('a swizzle says what it changes, and why it is ejected if it is no wrap: $component', (swizzle) => {
  const {component, original, source, header} = swizzle;
  expect(header).toMatch(/^\/\/ Change: /);
  const [, from, hash] = /Ejected from (\S+)@(\S+): \S/.exec(header) ?? [];
  const isWrap = source.includes(`'@theme-original/${component}'`);
  expect(from).toBe(isWrap ? undefined : original);
  if (isWrap) return;
  const file = path.join(DOCUSAURUS, original);
  const current = createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 8);
  const remedy = `src/theme/${component}: the theme's file has changed, compare: ${file}, then write @${current}`;
  expect(hash, remedy).toBe(current);
});
