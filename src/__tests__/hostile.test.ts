import type {BrowserContext, Page} from 'playwright-core';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {browser, open, origin} from './support/browser';

/** Would set `window.attacked`, were it ever read as HTML or run as a script. */
const MARKUP = [
  '<img src=x onerror=attacked=1>',
  '"><svg onload=attacked=1>',
  "'-attacked=1-'",
  '<script>attacked=1</script>',
  '<iframe srcdoc="<script>parent.attacked=1</script>">',
  '{{constructor.constructor("attacked=1")()}}',
  'javascript:attacked=1',
];

let context: BrowserContext;
let page: Page;
let dialogs: string[];
let errors: string[];

beforeEach(async () => {
  // Without the policy: the pages must be safe by themselves, and not only because a script is refused.
  context = await (await browser()).newContext({bypassCSP: true, viewport: {width: 1440, height: 900}});
  page = await context.newPage();
  dialogs = [];
  errors = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => errors.push(error.message));
});

afterEach(() => context.close());

/** Elements that only markup from outside could have made. */
const foreignElements = () =>
  page.locator('img[src=x], svg[onload], iframe[srcdoc], [onerror], a[href^="javascript:"]').count();

const expectUnharmed = async () => {
  await page.waitForTimeout(150);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(await foreignElements()).toBe(0);
  expect(dialogs).toEqual([]);
  expect(errors).toEqual([]);
};

const go = (address: string) => page.goto(origin + address, {waitUntil: 'networkidle'});

/** All at once, and the one that only works alone. */
const TEXTS = [
  ['markup', MARKUP.join(' ')],
  ['a script as an address', MARKUP.at(-1)!],
] as const;

describe('hostile text', () => {
  test.each(TEXTS)('in a query never becomes part of a page: %s', async (_name, markup) => {
    const text = encodeURIComponent(markup);
    for (const address of [
      `/search?q=${text}`,
      `/search?q=hook&section=${text}`,
      `/docs/intro?q=${text}&${text}=${text}`,
      `/docs/intro?docusaurus-theme=${text}&docusaurus-data-x=${text}&docusaurus-data-onclick=${text}`,
    ]) {
      await go(address);
      await expectUnharmed();
    }
  });

  test.each(TEXTS)('in a hash never becomes part of a page: %s', async (_name, markup) => {
    await go(`/docs/intro#${encodeURIComponent(markup)}`);
    await expectUnharmed();
    for (const part of MARKUP) {
      await page.evaluate((hash) => (location.hash = hash), part);
      await expectUnharmed();
    }
  });

  test.each(TEXTS)('in a path that is no page is shown as text: %s', async (_name, markup) => {
    await go(`/docs/${encodeURIComponent(markup)}`);
    expect(await page.locator('h1').innerText()).toBe('Page Not Found');
    await expectUnharmed();
  });

  test.each(TEXTS)('in what the browser has stored never becomes part of a page: %s', async (_name, markup) => {
    await context.addInitScript((value) => {
      const names = ['theme', 'docusaurus.tab.x', 'docusaurus.announcement.dismiss', 'docusaurus.announcement.id'];
      for (const id of ['docs', 'guides', 'api', 'exports', 'rfcs']) names.push(`docs-preferred-version-${id}`);
      for (const name of names) {
        localStorage.setItem(name, value);
        sessionStorage.setItem(name, value);
      }
    }, markup);
    await go('/docs/intro');
    await expectUnharmed();
  });

  test('in the search box is shown as text', async () => {
    await go('/docs/intro');
    const input = page.getByRole('combobox', {name: 'Search'});
    for (const markup of MARKUP) {
      await input.click();
      await input.fill(markup);
      await page.waitForTimeout(400);
      await expectUnharmed();
    }
  });

  test('in history state is not read as markup, and breaks nothing', async () => {
    await go('/docs/intro');
    await page.evaluate((list) => {
      for (const markup of list) {
        history.replaceState({key: markup, state: {terms: [markup], highlight: markup, search: markup}}, '');
      }
    }, MARKUP);
    await page.reload({waitUntil: 'networkidle'});
    await expectUnharmed();
  });
});

describe('a hostile index file', () => {
  const markup = MARKUP[0]!;

  test.each(['/search?q=transfer', '/docs/intro'])('never becomes part of %s', async (address) => {
    await page.route('**/search-index-*.json', async (route) => {
      const file = (await (await route.fetch()).json()) as Record<'documents', Record<string, unknown>[]> & {
        index: {pages: {title: string; categories: string[]; sections: [string, string][]}[]};
      };
      for (const outline of file.index.pages) {
        outline.title = `transfer ${markup}`;
        outline.categories = [markup];
        for (const section of outline.sections) section[1] = `transfer ${markup}`;
      }
      for (const document of file.documents) {
        document.title = `transfer ${markup}`;
        document.sectionTitle = `transfer ${markup}`;
        document.pageTitle = `transfer ${markup}`;
        document.content = `transfer ${MARKUP.join(' ')}`;
        document.sidebarParentCategories = [markup];
        document.tags = [markup];
      }
      await route.fulfill({json: file});
    });
    await go(address);
    if (address === '/docs/intro') {
      await page.getByRole('combobox', {name: 'Search'}).click();
      await page.getByRole('combobox', {name: 'Search'}).fill('transfer');
      await page.getByRole('option').first().waitFor();
    } else await page.locator('main ol li').first().waitFor();
    expect(await page.locator('body').innerText()).toContain('<img src=x');
    await expectUnharmed();
  });

  test.each([
    '[]',
    'null',
    '{}',
    '{"documents":[null],"index":{}}',
    '<!doctype html>',
    '{"documents":"x","index":null}',
    '',
  ])('that is %s finds nothing and breaks nothing', async (body) => {
    await page.route('**/search-index-*.json', (route) => route.fulfill({contentType: 'application/json', body}));
    await go('/search?q=transfer');
    await page.getByText('No results found.').first().waitFor();
    await expectUnharmed();
  });
});

describe('the policy', () => {
  test('also stops what would run all the same', async () => {
    const {page: strict, close} = await open('/docs/intro');
    const ran = await strict.evaluate(async () => {
      const anchor = document.createElement('a');
      anchor.href = 'javascript:window.attacked=1';
      document.body.append(anchor);
      anchor.click();
      // As text: what the browser is asked to evaluate directly is excepted while a program drives it.
      setTimeout('window.attacked=1' as unknown as () => void, 0);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return 'attacked' in window;
    });
    await close();
    expect(ran).toBe(false);
  });

  test('lets no other site show a page in a frame', async () => {
    const other = await context.newPage();
    await other.route('http://other.test/', (route) =>
      route.fulfill({contentType: 'text/html', body: `<iframe src="${origin}/docs/intro"></iframe>`}),
    );
    await other.goto('http://other.test/');
    await other.waitForTimeout(500);
    expect(other.frames().filter((frame) => frame.url().startsWith(origin))).toEqual([]);
  });
});
