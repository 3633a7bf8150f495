import type {BrowserContext, Page} from 'playwright-core';
import {expect} from 'vitest';
import {heading, idle, newContext, origin, test as base} from './support/browser';

/** Elements that only markup from outside could have made. */
const FOREIGN_ELEMENTS = 'img[src=x], svg[onload], iframe[srcdoc], [onerror], a[href^="javascript:"]';

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

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Goes to an address, and waits until everything has come. */
  readonly go: (address: string) => Promise<void>;
  /** Expects that nothing of the markup has become part of the page. */
  readonly expectUnharmed: () => Promise<void>;
}

const test = base.extend<{visit: Visit}>({
  // eslint-disable-next-line no-empty-pattern
  visit: async ({}, provide) => {
    // Without the policy: the pages must be safe by themselves, and not only because a script is refused.
    const context = await newContext({bypassCSP: true});
    const page = await context.newPage();
    const dialogs: string[] = [];
    const errors: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await provide({
      context,
      page,
      async go(address) {
        await page.goto(origin + address);
        await idle(page);
      },
      async expectUnharmed() {
        await page.waitForTimeout(150);
        expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
        expect(await page.locator(FOREIGN_ELEMENTS).count()).toBe(0);
        expect(dialogs).toEqual([]);
        expect(errors).toEqual([]);
      },
    });
    await context.close();
  },
});

/** All at once, and the one that only works alone. */
const TEXTS = [
  ['markup', MARKUP.join(' ')],
  ['a script as an address', MARKUP.at(-1)!],
] as const;

test.concurrent.for(TEXTS)(
  'hostile text in a query never becomes part of a page: %s',
  async ([, markup], {visit: {go, expectUnharmed}}) => {
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
  },
);

test.concurrent.for(TEXTS)(
  'hostile text in a hash never becomes part of a page: %s',
  async ([, markup], {visit: {page, go, expectUnharmed}}) => {
    await go(`/docs/intro#${encodeURIComponent(markup)}`);
    await expectUnharmed();
    for (const part of MARKUP) {
      await page.evaluate((hash) => (location.hash = hash), part);
      await expectUnharmed();
    }
  },
);

test.concurrent.for(TEXTS)(
  'hostile text in a path that is no page is shown as text: %s',
  async ([, markup], {visit: {page, go, expectUnharmed}}) => {
    await go(`/docs/${encodeURIComponent(markup)}`);
    expect(await heading(page)).toBe('Page Not Found');
    await expectUnharmed();
  },
);

test.concurrent.for(TEXTS)(
  'hostile text in what the browser has stored never becomes part of a page: %s',
  async ([, markup], {visit: {context, go, expectUnharmed}}) => {
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
  },
);

test.concurrent('hostile text in the search box is shown as text', async ({visit: {page, go, expectUnharmed}}) => {
  await go('/docs/intro');
  const input = page.getByRole('combobox', {name: 'Search'});
  for (const markup of MARKUP) {
    await input.click();
    await input.fill(markup);
    await page.waitForTimeout(400);
    await expectUnharmed();
  }
});

test.concurrent(
  'hostile text in the history state is not read as markup, and breaks nothing',
  async ({visit: {page, go, expectUnharmed}}) => {
    await go('/docs/intro');
    await page.evaluate((list) => {
      for (const markup of list) {
        history.replaceState({key: markup, state: {terms: [markup], highlight: markup, search: markup}}, '');
      }
    }, MARKUP);
    await page.reload();
    await idle(page);
    await expectUnharmed();
  },
);

const markup = MARKUP[0]!;

test.concurrent.for(['/search?q=transfer', '/docs/intro'])(
  'a hostile index file never becomes part of %s',
  async (address, {visit: {page, go, expectUnharmed}}) => {
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
        for (const name of ['title', 'sectionTitle', 'pageTitle']) document[name] = `transfer ${markup}`;
        document.content = `transfer ${MARKUP.join(' ')}`;
        document.sidebarParentCategories = [markup];
        document.tags = [markup];
      }
      await route.fulfill({json: file});
    });
    await go(address);
    if (address === '/docs/intro') {
      await page.getByRole('combobox', {name: 'Search'}).fill('transfer');
      await page.getByRole('option').first().waitFor();
    } else await page.locator('main ol li').first().waitFor();
    expect(await page.locator('body').innerText()).toContain('<img src=x');
    await expectUnharmed();
  },
);

test.concurrent.for([
  '[]',
  'null',
  '{}',
  '{"documents":[null],"index":{}}',
  '<!doctype html>',
  '{"documents":"x","index":null}',
  '',
])('an index file that is %s finds nothing and breaks nothing', async (body, {visit: {page, go, expectUnharmed}}) => {
  await page.route('**/search-index-*.json', (route) => route.fulfill({contentType: 'application/json', body}));
  await go('/search?q=transfer');
  await page.getByText('No results found.').first().waitFor();
  await expectUnharmed();
});

test('the security policy also stops scripts that got into a page', async ({open}) => {
  const {page} = await open('/docs/intro');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.attacked=1';
    const image = document.createElement('div');
    image.innerHTML = '<img src="/none.png" onerror="window.attacked=1">';
    const anchor = document.createElement('a');
    anchor.href = 'javascript:window.attacked=1';
    document.body.append(script, image, anchor);
    anchor.click();
    // As text: what the browser is asked to evaluate directly is excepted while a program drives it.
    setTimeout('window.attacked=1' as unknown as () => void, 0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return 'attacked' in window;
  });
  expect(ran).toBe(false);
});

test('the security policy lets no other site show a page in a frame', async ({visit: {context}}) => {
  const other = await context.newPage();
  await other.route('http://other.test/', (route) =>
    route.fulfill({contentType: 'text/html', body: `<iframe src="${origin}/docs/intro"></iframe>`}),
  );
  await other.goto('http://other.test/');
  await other.waitForTimeout(500);
  expect(other.frames().filter((frame) => frame.url().startsWith(origin))).toEqual([]);
});
