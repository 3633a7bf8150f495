import {expect, test} from '../../tools/guides/test';

test('the index of the panel is the page of the project, and Home leads there', async ({page, shot}) => {
  await page.setViewportSize({width: 1000, height: 420});
  await page.goto('/admin/me');
  await page.getByRole('link', {name: 'Home', exact: true}).click();
  await page.getByRole('heading', {name: 'Good morning, Ada'}).waitFor();
  await expect.poll(() => page.title()).toContain('Desk');
  await shot('home', page);
});

test('the link of the Content-Type Builder is not in the menu, but its page opens', async ({page}) => {
  await page.goto('/admin');
  await page.getByRole('link', {name: 'Content Manager'}).waitFor();
  expect(await page.getByRole('link', {name: 'Content-Type Builder'}).count()).toBe(0);
  await page.goto('/admin/plugins/content-type-builder');
  await page.getByText('Collection types', {exact: false}).first().waitFor();
});

test('settings promote no feature of the Enterprise Edition', async ({page}) => {
  await page.goto('/admin/settings');
  await page.getByRole('link', {name: 'Roles'}).first().waitFor();
  expect(await page.getByRole('link', {name: 'Audit Logs'}).count()).toBe(0);
  expect(await page.getByRole('link', {name: 'Single Sign-On'}).count()).toBe(0);
});
