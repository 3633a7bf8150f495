import {describe, expect, test} from 'vitest';
import {idle, open, origin, reload} from './support/browser';

describe('a visit', () => {
  test('through all page kinds prints nothing to the console and asks no other host', async () => {
    const {page, problems, close} = await open('/');
    await idle(page);
    for (const route of [
      '/docs/intro',
      '/exports/modules',
      '/api/Strapi',
      '/rfcs/intro',
      '/guides/contributing',
      '/tags/admin',
    ]) {
      await page.goto(origin + route);
      await idle(page);
    }
    await close();
    expect(problems).toEqual({console: [], foreign: []});
  });

  test('in which everything is used prints nothing to the console and asks no other host', async () => {
    const {page, problems, close} = await open('/', {permissions: ['clipboard-read', 'clipboard-write']});
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
    await close();
    expect(problems).toEqual({console: [], foreign: []});
    expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(origin))).toEqual([]);
  });

  test('moves between sections by the navbar', async () => {
    const {page, close} = await open('/docs/intro');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API Reference'}).click();
    await page.waitForURL(/\/api\//);
    expect(await page.locator('h1').count()).toBe(1);
    await close();
  });

  test('of a tag on a page leads to the shared tag page', async () => {
    const {page, close} = await open('/guides/contributing');
    const tag = page.locator('.theme-doc-footer-tags-row a').first();
    const label = await tag.innerText();
    await tag.click();
    await page.waitForURL(/\/tags\//);
    expect(await page.locator('h1').innerText()).toContain(label);
    await close();
  });

  test('to an unknown address is told that there is no page', async () => {
    const {page, close} = await open('/docs/unknown');
    expect(await page.locator('h1').innerText()).toBe('Page Not Found');
    expect(await page.title()).toBe('Page Not Found | Contributor documentation');
    await close();
  });
});

describe('the colour mode', () => {
  test('is light at first, dark after one use of the switch, and still dark after a reload', async () => {
    const {page, close} = await open('/docs/intro', {colorScheme: 'dark'});
    const mode = () => page.locator('html').getAttribute('data-theme');
    expect(await mode()).toBe('light');
    await page.getByRole('button', {name: 'Switch between dark and light mode (currently light mode)'}).click();
    expect(await mode()).toBe('dark');
    // Chromium hands a stored value over to the next page load in its own time.
    await expect.poll(async () => (await reload(page), mode())).toBe('dark');
    expect(
      await page.getByRole('button', {name: 'Switch between dark and light mode (currently dark mode)'}).count(),
    ).toBeGreaterThan(0);
    await close();
  });
});
