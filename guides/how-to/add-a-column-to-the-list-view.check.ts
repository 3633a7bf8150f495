import type {Page} from 'playwright-core';
import {expect, test} from '../../tools/guides/test';

const LIST = '/content-manager/collection-types/api::stay.stay';

const header = (page: Page, name: string) => page.locator('thead th', {hasText: name});

test('the list has the nights of each stay, and badges for the field', async ({admin, page, shot}) => {
  for (const stay of [
    {guest: 'Ada', arrival: '2024-05-01', departure: '2024-05-04'},
    {guest: 'Grace', arrival: '2024-05-02', departure: '2024-05-12', paid: true},
    {guest: 'Mary', arrival: '2024-05-03'},
  ]) {
    expect((await admin.post(LIST, stay)).status).toBe(201);
  }
  await page.setViewportSize({width: 1200, height: 480});
  await page.goto(`/admin${LIST}?page=1&pageSize=10&sort=guest:ASC`);
  await header(page, 'Nights').waitFor();
  const headers = await page.locator('thead th').allTextContents();
  const names = headers.map((text) => text.replace('Sort on guest', '').trim());
  expect(names.filter(Boolean)).toEqual(['id', 'guest', 'paid', 'arrival', 'Nights']);
  const rows = page.locator('tbody tr');
  const cells = (row: number, ...columns: number[]) =>
    Promise.all(columns.map((column) => rows.nth(row).locator('td').nth(column).textContent()));
  expect(await cells(0, 2, 3, 5)).toEqual(['Ada', 'Open', '3']);
  expect(await cells(1, 2, 3, 5)).toEqual(['Grace', 'Paid', '10']);
  expect(await cells(2, 2, 3, 5)).toEqual(['Mary', 'Open', '-']);
  await shot('table', page);

  // The menu of the gear is long.
  await page.setViewportSize({width: 1200, height: 900});
  await page.getByRole('button', {name: 'View Settings'}).click();
  await page.getByRole('checkbox', {name: 'departure'}).waitFor();
  expect(await page.getByRole('checkbox', {name: 'Nights'}).count()).toBe(0);
  await page.getByRole('checkbox', {name: 'paid'}).click();
  await expect.poll(() => header(page, 'paid').count()).toBe(0);
  expect(await page.getByText('Open', {exact: true}).count()).toBe(0);
  expect(await cells(0, 4)).toEqual(['3']);
});

test('other content types have no such column, and the server cannot sort by it', async ({admin, page}) => {
  await page.goto('/admin/content-manager/collection-types/plugin::users-permissions.user');
  await header(page, 'username').waitFor();
  expect(await header(page, 'Nights').count()).toBe(0);
  expect(await admin.get(`${LIST}?sort=guest-nights:ASC`)).toMatchObject({
    status: 400,
    body: {error: {message: 'Invalid key guest-nights'}},
  });
});
