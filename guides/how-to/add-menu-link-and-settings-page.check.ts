import {expect, test} from '../../tools/guides/test';

const HOURS = '/opening-hours/hours';
const FORBIDDEN = "You don't have the permissions to access that content";

test('the administrator opens the page from the menu, and changes its text in the settings', async ({page, shot}) => {
  await page.setViewportSize({width: 1000, height: 460});
  await page.goto('/admin');
  await page.getByRole('link', {name: 'Opening hours'}).click();
  await page.getByRole('heading', {name: 'Opening hours'}).waitFor();
  await page.getByText('Every day from 9 to 5').waitFor();
  await shot('menu', page);

  await page.getByRole('link', {name: 'Settings'}).click();
  await page.getByRole('navigation').getByText('Shop').waitFor();
  await page.getByRole('link', {name: 'Opening hours', exact: true}).last().click();
  await page.getByLabel('When the shop is open').fill('Weekdays from 8 to 6');
  await shot('settings', page);
  await page.getByRole('button', {name: 'Save'}).click();
  await page.getByText('The opening hours are saved').waitFor();

  await page.goto('/admin/plugins/opening-hours');
  await page.getByText('Weekdays from 8 to 6').waitFor();
});

test('who may only read sees the menu link, but neither the settings nor what they do', async ({colleague}) => {
  const {client, page} = await colleague('plugin::opening-hours.read');
  await page.goto('/admin');
  await page.getByRole('link', {name: 'Opening hours'}).waitFor();
  await page.goto('/admin/settings');
  await page.getByRole('link', {name: 'Overview'}).waitFor();
  expect(await page.getByText('Shop').count()).toBe(0);
  await page.goto('/admin/settings/opening-hours');
  await page.getByText(FORBIDDEN).waitFor();
  expect(await client.get(HOURS)).toMatchObject({status: 200});
  expect(await client.put(HOURS, {text: 'never'})).toMatchObject({status: 403});
});

test('who has no permission sees no link, and cannot open the page', async ({api, colleague}) => {
  const {client, page} = await colleague('plugin::upload.read');
  await page.goto('/admin/plugins/opening-hours');
  await page.getByText(FORBIDDEN).waitFor();
  expect(await page.getByRole('link', {name: 'Opening hours'}).count()).toBe(0);
  expect(await client.get(HOURS)).toMatchObject({status: 403});
  expect(await api.get(HOURS)).toMatchObject({status: 401});
});
