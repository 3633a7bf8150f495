import type {Locator} from 'playwright-core';
import {expect, test} from '../../tools/guides/test';

const OBJECT = 'export default {resolve: {alias: {}}};\n';
const THROWS = "module.exports = () => {\n  throw new Error('vite.config.js was read');\n};\n";

test('menu and login page have the logo and the colours', async ({page, visitor, shot}) => {
  const hasOurs = (image: Locator) =>
    expect.poll(async () => decodeURIComponent((await image.getAttribute('src')) ?? '')).toContain('#0f766e');
  await page.goto('/admin/me');
  await hasOurs(page.getByRole('img', {name: 'Application logo'}));

  await visitor.setViewportSize({width: 1000, height: 640});
  await visitor.goto('/admin/auth/login');
  await hasOurs(visitor.locator('img').first());
  const button = visitor.getByRole('button', {name: 'Login'});
  expect(await button.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe('rgb(15, 118, 110)');
  await shot('login', visitor);
});

test('a Vite file that exports an object ends the build, and vite.config.js wins over vite.config.ts', async ({
  project,
}) => {
  project.writeFile('src/admin/vite.config.ts', OBJECT);
  const withObject = await project.strapi('build');
  expect(withObject.output).toContain('userConfig is not a function');
  expect(withObject.status).not.toBe(0);

  project.writeFile('src/admin/vite.config.js', THROWS);
  expect((await project.strapi('build')).output).toContain('vite.config.js was read');
});
