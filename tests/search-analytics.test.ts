import type {Page} from 'playwright-core';
import {expect, test} from 'vitest';
import {pathOf} from './support/base-url';
import {reload} from './support/browser';
import {found, visit} from './support/search';

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

test('without a client the search sends nothing to another host', async () => {
  const {page, problems} = await visit();
  await found(page, 'transfer engine');
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/engine');
  expect(problems.foreign).toEqual([]);
});

test('with a client, seen results are reported after 400 ms and the followed one at once, with object, index and query', async () => {
  const {page} = await visit();
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
  expect(of('viewedObjectIDs').flatMap(({objectIDs}) => objectIDs)).toContain(
    pathOf('/docs/core/data-transfer/engine'),
  );
  const followed = {
    index: 'search-index-docs-docs-current',
    queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
    objectIDs: [pathOf('/docs/core/data-transfer/engine')],
  };
  expect(of('clickedObjectIDsAfterSearch')).toMatchObject([followed]);
  expect(of('convertedObjectIDsAfterSearch')).toMatchObject([followed]);
});
