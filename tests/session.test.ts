import {expect} from 'vitest';
import {idle, origin, test} from './support/browser';

test('a visit in which everything is used prints nothing to the console and asks no other host', async ({open}) => {
  const {page, problems} = await open('/', {permissions: ['clipboard-read', 'clipboard-write']});
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await page.getByRole('combobox', {name: 'Search'}).click();
  await page.keyboard.type('transfer engine');
  // The best one comes when all sections have been searched.
  await page
    .getByRole('option')
    .first()
    .filter({hasText: /^Transfer engine/})
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', {level: 1, name: 'Transfer engine'}).waitFor();
  await page
    .getByRole('link', {name: /^Direct link to/})
    .first()
    .click();
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await page.getByRole('button', {name: 'Copied'}).waitFor();
  await page
    .getByRole('button', {name: /^Enlarge: /})
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await page.keyboard.press('?');
  await page.getByRole('dialog', {name: 'Keyboard shortcuts'}).getByRole('button', {name: 'Close'}).click();
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/engine'));
  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('button', {name: '← Back to main menu'}).click();
  await page.getByRole('dialog').getByRole('link', {name: 'RFCs'}).click();
  await page.waitForURL('**/rfcs/**');
  await page.goBack();
  await page.goto(`${origin}/search?q=hook`);
  await idle(page);
  expect(problems).toEqual({console: [], foreign: []});
  expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(`${origin}/`))).toEqual([]);
});
