import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from 'playwright-core';
import {afterEach, describe, expect, test} from 'vitest';
import {violations} from './support/axe';
import {drawDiagrams, idle, open, origin, reload, type ColorMode} from './support/browser';

const TAGS = ['default', ...['api', 'docs', 'exports', 'guides', 'rfcs'].map((id) => `docs-${id}-current`)];
const INDEX = '**/search-index-*.json';
const NARROW = {viewport: {width: 390, height: 844}};

const input = (page: Page) => page.getByRole('combobox', {name: 'Search'});
const options = (page: Page) => page.getByRole('option');
const status = (page: Page) => page.locator('nav [role=status]');
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.getElementById('search-input')!.getAttribute('aria-activedescendant');
    return [...document.querySelectorAll('[role=option]')].findIndex((it) => id && it.id === id);
  });

const search = async (page: Page, query: string) => {
  await input(page).click();
  await input(page).fill(query);
};

/** Until the first results are there; better ones may follow. */
const foundFirst = async (page: Page, query: string) => {
  await search(page, query);
  await options(page).first().waitFor();
};

/** Until all indexes have been searched. */
const searched = (page: Page) => expect.poll(() => status(page).innerText()).toMatch(/results?( for .+)?\.$/);

const found = async (page: Page, query: string) => {
  await foundFirst(page, query);
  await searched(page);
};

describe('the index files', () => {
  test.each(TAGS)('search-index-%s.json holds documents and an index of the specified shape', async (tag) => {
    const response = await fetch(`${origin}/search-index-${tag}.json`);
    expect(response.status).toBe(200);
    const text = await response.text();
    // The index comes first, so that it can be searched while the documents are on their way.
    expect(text).toMatch(/^\{"index":\{/);
    const {documents, index, ...rest} = JSON.parse(text) as {documents: Record<string, unknown>[]; index: object};
    expect(rest).toEqual({});
    expect(Object.keys(index)).toEqual(['pages', 'terms', 'postings']);
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) {
      expect(Object.keys(document).sort()).toEqual(
        [
          ...['content', 'id', 'pageTitle', 'sectionRoute', 'sectionTitle', 'sidebarParentCategories', 'tags'],
          ...['title', 'type'],
        ].sort(),
      );
    }
    expect(documents.filter(({sectionRoute}) => /^\/(tags|search|404)/.test(String(sectionRoute)))).toEqual([]);
  });

  test('lead to sections that exist', async () => {
    const {documents} = await (await fetch(`${origin}/search-index-docs-guides-current.json`)).json();
    for (const {sectionRoute} of documents as {sectionRoute: string}[]) {
      const [route, anchor] = sectionRoute.split('#') as [string, string?];
      const html = await (await fetch(origin + route)).text();
      if (anchor) expect(html, sectionRoute).toContain(`id="${anchor}"`);
    }
  });
});

describe('the search box', () => {
  test('is labelled, limited to 512 characters, and says what opens it', async () => {
    const {page, close} = await open('/docs/intro');
    expect(await input(page).getAttribute('placeholder')).toBe('Search...');
    expect(await page.locator('nav kbd').innerText()).toMatch(/Ctrl K|⌘ K/);
    await input(page).click();
    await page.keyboard.insertText('x'.repeat(513));
    expect(await input(page).inputValue()).toHaveLength(512);
    for (const name of ['Clear', 'Submit']) await page.getByRole('button', {name, exact: true}).first().waitFor();
    await close();
  });

  test('asks for nothing before it is wanted, and then for each index once', async () => {
    const {page, problems, close} = await open('/docs/intro');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await idle(page);
    expect(asked.filter((path) => /search/.test(path))).toEqual([]);
    await found(page, 'transfer');
    await input(page).blur();
    await found(page, 'engine');
    const indexes = asked.filter((path) => path.startsWith('/search-index-'));
    expect(indexes.sort()).toEqual(TAGS.map((tag) => `/search-index-${tag}.json`).sort());
    await close();
    expect(problems).toEqual({console: [], foreign: []});
  });

  test.each([
    ['hovering it', (page: Page) => input(page).hover()],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['/', (page: Page) => page.keyboard.press('/')],
  ])('is made ready by %s', async (_how, act) => {
    const {page, close} = await open('/docs/intro');
    const [request] = await Promise.all([page.waitForRequest(INDEX), act(page)]);
    expect(request.method()).toBe('GET');
    expect(request.postData()).toBeNull();
    await close();
  });

  test('takes the focus on Ctrl+K anywhere, and on / where nobody types', async () => {
    const {page, close} = await open('/docs/intro');
    await page.keyboard.press('/');
    expect(await input(page).evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await input(page).inputValue()).toBe('');
    await page.keyboard.type('a/b');
    expect(await input(page).inputValue()).toBe('a/b');
    await close();
  });

  test('makes the first result active, moves by arrows, Home and End, and follows with Enter', async () => {
    const {page, close} = await open('/docs/intro');
    await found(page, 'transfer engine');
    const count = await options(page).count();
    expect(count).toBe(8);
    expect(await active(page)).toBe(0);
    for (const [key, expected] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['End', count - 1],
      ['ArrowDown', 0],
      ['ArrowUp', count - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await active(page), key).toBe(expected);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/core/data-transfer/engine');
    expect(await options(page).count()).toBe(0);
    await close();
  });

  test('opens a result in a new tab with Ctrl+Enter', async () => {
    const {page, close} = await open('/docs/intro');
    await found(page, 'transfer engine');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await tab.waitForURL('**/docs/core/data-transfer/engine');
    expect(page.url()).toBe(`${origin}/docs/intro`);
    await close();
  });

  test('closes the panel with the first Escape and clears the query with the second', async () => {
    const {page, close} = await open('/docs/intro');
    await found(page, 'transfer');
    expect(await input(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await input(page).getAttribute('aria-expanded')).toBe('false');
    expect(await input(page).inputValue()).toBe('transfer');
    await page.keyboard.press('Escape');
    expect(await input(page).inputValue()).toBe('');
    await close();
  });

  test('clears with the Clear button and keeps the focus', async () => {
    const {page, close} = await open('/docs/intro');
    await found(page, 'transfer');
    await page.getByRole('button', {name: 'Clear'}).click();
    expect(await input(page).inputValue()).toBe('');
    expect(await input(page).evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await options(page).count()).toBe(0);
    await close();
  });

  test('says how many results there are, or that there are none', async () => {
    const {page, close} = await open('/docs/intro');
    await found(page, 'transfer');
    expect(await status(page).innerText()).toMatch(/^8 of \d+ results\.$/);
    await input(page).fill('qwxzvkjq');
    await page.locator('#search-panel').getByText('No results found.').waitFor();
    expect(await status(page).innerText()).toBe('No results found.');
    await close();
  });

  test('shows what is meant by a misspelt query', async () => {
    const {page, close} = await open('/docs/intro');
    await found(page, 'conten manger');
    expect(await page.locator('#search-panel').innerText()).toContain(
      'Nothing for conten manger; showing content manager',
    );
    await close();
  });

  test.each(['🚀', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'title: a^b foo~x + - *'])(
    'takes %s as text',
    async (query) => {
      const {page, problems, close} = await open('/docs/intro');
      await search(page, query);
      await page.locator('#search-panel p, #search-panel li').first().waitFor();
      expect(await page.locator('#search-panel img, #search-panel script').count()).toBe(0);
      await page.goto(`${origin}/search?q=${encodeURIComponent(query)}#${query}`);
      await idle(page);
      expect(await page.locator('main img, main script').count()).toBe(0);
      await close();
      expect(problems.console).toEqual([]);
    },
  );

  test('answers 200 words', async () => {
    const {page, problems, close} = await open('/docs/intro');
    await search(page, Array(200).fill('ab').join(' '));
    await page.locator('#search-panel p, #search-panel li').first().waitFor();
    await close();
    expect(problems.console).toEqual([]);
  });

  test('works when storage is blocked', async () => {
    const {page, close} = await open('/docs/intro');
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await reload(page);
    await found(page, 'transfer');
    await close();
  });
});

describe('an index that does not come', () => {
  test('is waited for: after 300 ms the box says so, what is typed is kept, and searched when the index is there', async () => {
    const {page, close} = await open('/docs/intro');
    await page.route(INDEX, async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await search(page, 'transfer');
    await page.locator('#search-panel').getByText('Still loading the search index').waitFor();
    expect(await status(page).innerText()).toBe('Still loading the search index.');
    expect(await input(page).inputValue()).toBe('transfer');
    await searched(page);
    await close();
  });

  test.each([
    ['404', {status: 404, body: 'Not found'}],
    ['500', {status: 500, body: ''}],
    ['truncated', {status: 200, contentType: 'application/json', body: '{"documents":[{"id":0,'}],
    ['of another shape', {status: 200, contentType: 'application/json', body: '{"documents":{},"index":[]}'}],
  ])('(%s) is empty, without a word, and asked for again at the next focus', async (_fault, answer) => {
    const {page, problems, close} = await open('/docs/intro');
    await page.route(INDEX, (route) => route.fulfill(answer));
    await search(page, 'transfer');
    await page.locator('#search-panel').getByText('No results found.').waitFor();
    await page.unroute(INDEX);
    await input(page).blur();
    await input(page).focus();
    await input(page).fill('transfer engine');
    await options(page).first().waitFor();
    await close();
    expect(problems.console.filter((it) => !/Failed to load resource/.test(it))).toEqual([]);
  });

  test('(aborted) leaves the others to be searched', async () => {
    const {page, close} = await open('/docs/intro');
    await page.route('**/search-index-docs-docs-current.json', (route) => route.abort());
    await found(page, 'AdminRole');
    expect(await options(page).first().innerText()).toContain('AdminRole');
    await close();
  });

  test('(offline) does no harm, and the search works when the network is back', async () => {
    const {page, close} = await open('/docs/intro');
    await input(page).hover();
    await page.waitForTimeout(500);
    await page.context().setOffline(true);
    await search(page, 'transfer');
    await page.locator('#search-panel:visible').waitFor();
    await page.context().setOffline(false);
    await input(page).blur();
    await found(page, 'transfer engine');
    await close();
  });

  test('for the whole box to be offline: what was typed is kept, and searched after the next focus', async () => {
    const {page, close} = await open('/docs/intro');
    await page.context().setOffline(true);
    await input(page).click();
    await page.keyboard.type('transfer');
    await page.waitForTimeout(300);
    expect(await input(page).inputValue()).toBe('transfer');
    await page.context().setOffline(false);
    await input(page).blur();
    await input(page).focus();
    await options(page).first().waitFor();
    await close();
  });
});

describe('an index that comes bit by bit', () => {
  const servers: http.Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** Lets the index of a section pass, and holds its documents back until they are released or the connection breaks. */
  const holdDocuments = async (page: Page, tag: string) => {
    const text = await (await fetch(`${origin}/search-index-${tag}.json`)).text();
    const index = text.slice(0, text.indexOf(',"documents":[') + 30);
    const held: http.ServerResponse[] = [];
    const server = http.createServer((_request, response) => {
      response.writeHead(200, {'Content-Type': 'application/json'});
      response.write(index);
      held.push(response);
    });
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await page.route(`**/search-index-${tag}.json`, (route) => route.continue({url}));
    return {
      release: () => held.splice(0).forEach((response) => response.end(text.slice(index.length))),
      breakOff: () => held.splice(0).forEach((response) => response.destroy()),
    };
  };
  const excerpts = (page: Page) =>
    page.evaluate(() => [...document.querySelectorAll('[role=option]')].map((it) => it.lastElementChild!.textContent));

  test('is searched before its texts are there, and then again with them', async () => {
    const {page, problems, close} = await open('/docs/intro');
    const {release} = await holdDocuments(page, 'docs-docs-current');
    await foundFirst(page, 'transfer');
    expect(await options(page).first().innerText()).toMatch(/transfer/i);
    expect(await excerpts(page)).toContain('…');
    expect(await status(page).innerText()).toBe('The first results are there; still searching.');
    await page.locator('nav [class*=spinner]').waitFor();
    release();
    await searched(page);
    expect(await status(page).innerText()).toMatch(/^8 of \d+ results\.$/);
    expect(await excerpts(page)).not.toContain('…');
    expect(await page.locator('nav [class*=spinner]').count()).toBe(0);
    expect(await options(page).locator('mark').count()).toBeGreaterThan(8);
    await close();
    expect(problems.console).toEqual([]);
  });

  test('keeps the result active that the reader has gone to, as long as it is there', async () => {
    const {page, close} = await open('/docs/intro');
    const {release} = await holdDocuments(page, 'docs-docs-current');
    await foundFirst(page, 'transfer engine');
    const title = (at: number) => options(page).nth(at).locator('> :first-child').innerText();
    await page.keyboard.press('ArrowDown');
    const before = [await active(page), await title(1)];
    expect(before[0]).toBe(1);
    release();
    await searched(page);
    expect(await title(await active(page))).toBe(before[1]);
    await close();
  });

  test('is left alone by a reader who closes the panel or types on', async () => {
    const {page, close} = await open('/docs/intro');
    const {release} = await holdDocuments(page, 'docs-docs-current');
    await foundFirst(page, 'transfer');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
    expect(await page.locator('#search-panel').isVisible()).toBe(false);
    await input(page).pressSequentially(' engine');
    await options(page).filter({hasText: 'Transfer engine'}).first().waitFor();
    await input(page).fill('');
    release();
    await page.waitForTimeout(400);
    expect(await options(page).count()).toBe(0);
    expect(await page.locator('nav [class*=spinner]').count()).toBe(0);
    await close();
  });

  test('that breaks off is empty, and asked for again at the next focus', async () => {
    const {page, close} = await open('/docs/intro');
    const {breakOff} = await holdDocuments(page, 'docs-docs-current');
    await foundFirst(page, 'transfer engine');
    await expect.poll(() => options(page).filter({hasText: 'Docs ›'}).count()).toBeGreaterThan(0);
    breakOff();
    await searched(page);
    expect(await options(page).filter({hasText: 'Docs ›'}).count()).toBe(0);
    await page.unroute('**/search-index-docs-docs-current.json');
    await input(page).blur();
    await found(page, 'transfer engines');
    await options(page).filter({hasText: 'Docs ›'}).first().waitFor();
    await close();
  });

  test('may still have what is searched: nothing is found only when all has come', async () => {
    const {page, close} = await open('/docs/intro');
    const {release} = await holdDocuments(page, 'docs-docs-current');
    await search(page, 'qwxzvkjq');
    await page.locator('#search-panel').getByText('Still loading the search index').waitFor();
    expect(await page.getByText('No results found.').count()).toBe(0);
    release();
    await page.locator('#search-panel').getByText('No results found.').waitFor();
    await close();
  });

  test.each([
    ['/docs/intro', 'docs-docs-current'],
    ['/guides/contributing', 'docs-guides-current'],
    ['/rfcs/intro', 'docs-rfcs-current'],
    ['/', 'docs-docs-current'],
  ])('on %s is first that of %s', async (route, tag) => {
    const {page, close} = await open(route);
    const [request] = await Promise.all([page.waitForRequest(INDEX), input(page).click()]);
    expect(request.url()).toBe(`${origin}/search-index-${tag}.json`);
    await close();
  });

  test('does not wait for the box, and what is typed before the box is there is searched', async () => {
    const {page, close} = await open('/docs/intro');
    let pass!: () => void;
    const passed = new Promise<void>((done) => (pass = done));
    await page.route('**/search-box.*.js', async (route) => {
      await passed;
      await route.continue();
    });
    await Promise.all([page.waitForRequest(INDEX), input(page).click()]);
    await page.keyboard.type('transfer');
    pass();
    await options(page).first().waitFor();
    expect(await input(page).inputValue()).toBe('transfer');
    await close();
  });

  test('fills the page of all results at once, so that nothing moves', async () => {
    const {page, close} = await open('/docs/intro');
    const {release} = await holdDocuments(page, 'docs-docs-current');
    // The other sections are asked for when the beginning of the first one is there.
    const others = page.waitForRequest('**/search-index-docs-guides-current.json');
    await page.goto(`${origin}/search?q=transfer`);
    await others;
    const message = page.locator('main [role=status]');
    await expect.poll(() => message.innerText()).toBe('Searching …');
    expect(await page.locator('main ol li').count()).toBe(0);
    release();
    await expect.poll(() => message.innerText()).toMatch(/^\d+ results for transfer\.$/);
    await close();
  });
});

describe('a result', () => {
  test('says what it is called, in which section and where it is, and shows the words marked', async () => {
    const {page, close} = await open('/docs/intro');
    await found(page, 'transfer engine');
    const first = options(page).first();
    expect(await first.innerText()).toMatch(/^Transfer engine\s+Docs › Data transfer/);
    expect(await first.locator('mark').count()).toBeGreaterThan(1);
    expect(await first.locator('a, button, input').count()).toBe(0);
    await close();
  });

  test('leads to its section with the words highlighted in the article, until Escape or another page', async () => {
    const {page, close} = await open('/guides/contributing');
    await found(page, 'transfer engine');
    await options(page).filter({hasText: 'Create an engine'}).click();
    await page.waitForURL('**/docs/core/data-transfer/engine#create-an-engine');
    await page.locator('article mark').first().waitFor();
    expect(await page.locator('nav mark').count()).toBe(0);
    await drawDiagrams(page);
    const text = await page.locator('article').innerText();
    await page.locator('h1').click();
    await page.keyboard.press('Escape');
    expect(await page.locator('mark').count()).toBe(0);
    expect(await page.locator('article').innerText()).toBe(text);
    await page.goBack();
    await page.goForward();
    await page.locator('article mark').first().waitFor();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'RFCs'}).click();
    await page.waitForURL(/rfcs/);
    await page.locator('h1').waitFor();
    expect(await page.locator('mark').count()).toBe(0);
    await close();
  });

  test('on a page of no section is highlighted in the main area', async () => {
    const {page, close} = await open('/guides/contributing');
    await found(page, 'most wanted pages five sections');
    await options(page).getByText('Contributor documentation').first().click();
    await page.waitForURL(`${origin}/`);
    await page.locator('main mark').first().waitFor();
    await close();
  });
});

describe('all results', () => {
  test('are at an address of their own, by section with counts, and can be filtered, with a working back button', async () => {
    const {page, problems, close} = await open('/docs/intro');
    await found(page, 'document');
    await page.getByRole('link', {name: /^See all \d+ results$/}).click();
    await page.waitForURL(`${origin}/search?q=document`);
    const headings = page.locator('main h2');
    await headings.first().waitFor();
    expect(await headings.count()).toBeGreaterThan(2);
    expect(await headings.first().innerText()).toMatch(/\d+$/);
    await page.getByRole('button', {name: /^Exports/}).click();
    await page.waitForURL(/section=docs-exports-current/);
    await expect.poll(() => headings.count()).toBe(1);
    await page.goBack();
    await expect.poll(() => headings.count()).toBeGreaterThan(2);
    await page.goBack();
    expect(page.url()).toBe(`${origin}/docs/intro`);
    await close();
    expect(problems.console).toEqual([]);
  });

  test('are shown when the box is submitted, and for an address that was shared', async () => {
    const {page, close} = await open('/docs/intro');
    await found(page, 'relations & locales');
    await page.getByRole('button', {name: 'Submit'}).click();
    await page.waitForURL(/\/search\?q=relations%20%26%20locales/);
    await reload(page);
    await page.locator('main ol li').first().waitFor();
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('relations & locales');
    await page.locator('main ol a').first().click();
    await page.locator('article mark').first().waitFor();
    await close();
  });
});

describe('on a narrow screen', () => {
  test('the search covers everything, and Cancel leaves it', async () => {
    const {page, close} = await open('/docs/intro', NARROW);
    await page.getByRole('button', {name: 'Search'}).click();
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await dialog.waitFor();
    expect(await dialog.boundingBox()).toMatchObject({x: 0, y: 0, width: 390, height: 844});
    expect(await input(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('transfer');
    await options(page).first().waitFor();
    await dialog.getByRole('button', {name: 'Cancel'}).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await input(page).isVisible()).toBe(false);
    await close();
  });

  test('the full-screen search ends when the screen gets wide', async () => {
    const {page, close} = await open('/docs/intro', NARROW);
    await page.getByRole('button', {name: 'Search'}).click();
    await page.getByRole('dialog').waitFor();
    await page.setViewportSize({width: 1200, height: 800});
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await input(page).isVisible()).toBe(true);
    await close();
  });

  test('following a result ends it', async () => {
    const {page, close} = await open('/docs/intro', NARROW);
    await page.getByRole('button', {name: 'Search'}).click();
    await page.keyboard.type('transfer engine');
    // The best one comes when all sections have been searched.
    await options(page)
      .first()
      .filter({hasText: /^Transfer engine/})
      .click();
    await page.waitForURL('**/docs/core/data-transfer/engine');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await close();
  });
});

describe('the analytics', () => {
  /** A site whose config names a client: the option is in the page's data, which is in the main script. */
  const withClient = async (page: Page) => {
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const changed = script.replace(/insights\\?":(?:!1|false)/, (it) =>
        it.replace(/!1|false/, '{"appId":"app","apiKey":"key"}'),
      );
      expect(changed).not.toBe(script);
      await route.fulfill({response, body: changed});
    });
    await page.addInitScript(() => {
      const calls: unknown[][] = [];
      const at = {typed: 0, viewed: 0};
      const aa = (...args: unknown[]) => {
        if (args[0] === 'viewedObjectIDs') at.viewed ||= performance.now();
        calls.push(args);
      };
      Object.assign(window, {AlgoliaAnalyticsObject: 'aa', aa, calls, at});
      addEventListener('input', () => (at.typed = performance.now()), {capture: true});
    });
  };
  const calls = (page: Page) =>
    page.evaluate(() => (window as unknown as {calls: [string, Record<string, unknown>][]}).calls);

  test('sends nothing anywhere when it is off', async () => {
    const {page, problems, close} = await open('/docs/intro');
    await found(page, 'transfer engine');
    await page.waitForTimeout(600);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/engine');
    await close();
    expect(problems.foreign).toEqual([]);
  });

  test('sends what was seen after 400 ms, and what was followed, with object, index and query', async () => {
    const {page, close} = await open('/docs/intro');
    await withClient(page);
    await reload(page);
    await found(page, 'transfer engine');
    await expect.poll(async () => (await calls(page)).some(([name]) => name === 'viewedObjectIDs')).toBe(true);
    // By the clock of the page, since the machine may be busy with other things when the test looks.
    const at = await page.evaluate(() => (window as unknown as {at: {typed: number; viewed: number}}).at);
    expect(at.typed).toBeGreaterThan(0);
    expect(at.viewed - at.typed).toBeGreaterThanOrEqual(400);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/engine');
    const sent = await calls(page);
    const of = (name: string) => sent.filter(([it]) => it === name).map(([, event]) => event);
    expect(of('init')).toMatchObject([{appId: 'app', apiKey: 'key'}]);
    expect(of('viewedObjectIDs').flatMap(({objectIDs}) => objectIDs)).toContain('/docs/core/data-transfer/engine');
    const followed = {
      index: 'search-index-docs-docs-current',
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
      objectIDs: ['/docs/core/data-transfer/engine'],
    };
    expect(of('clickedObjectIDsAfterSearch')).toMatchObject([followed]);
    expect(of('convertedObjectIDsAfterSearch')).toMatchObject([followed]);
    await close();
  });
});

describe('for assistive technology', () => {
  const matrix = (['light', 'dark'] as ColorMode[]).flatMap((colorMode) =>
    [390, 1440].map((width) => ({colorMode, width})),
  );

  test.each(matrix)('the open box has no fault ($colorMode, $width px)', async ({colorMode, width}) => {
    const {page, close} = await open('/docs/intro', {colorMode, viewport: {width, height: 900}});
    await page.keyboard.press('Control+k');
    await page.keyboard.type('transfer');
    await options(page).first().waitFor();
    expect(await violations(page, ['best-practice'])).toEqual([]);
    await close();
  });

  test.each(matrix)('the page of all results has no fault ($colorMode, $width px)', async ({colorMode, width}) => {
    const {page, close} = await open('/search?q=transfer', {colorMode, viewport: {width, height: 900}});
    await page.locator('main ol li').first().waitFor();
    expect(await violations(page, ['best-practice'])).toEqual([]);
    await close();
  });

  test('the input is a combobox that owns a listbox of options', async () => {
    const {page, close} = await open('/docs/intro');
    await found(page, 'transfer');
    expect(await input(page).evaluate((it) => it.outerHTML)).toMatch(/aria-autocomplete="list"/);
    const list = page.getByRole('listbox', {name: 'Search'});
    expect(await input(page).getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
    await close();
  });
});
