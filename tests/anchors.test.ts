import {describe, expect, test} from 'vitest';
import {ANCHOR_ALIASES} from '../src/config/anchors';
import {REDIRECTS} from '../src/hosting/redirects';
import {type Addresses, builtAddresses, findLostAddresses, findNewAddresses} from '../tools/pages/addresses';
import committed from './addresses.json';
import {open} from './support/browser';
import {BUILD_DIR} from './support/global-setup';

const built = builtAddresses(BUILD_DIR);
const published: Addresses = committed;

describe('the public addresses', () => {
  test('that were published all lead to their page and their text', () => {
    const ids = new Map([...built].map(([route, address]) => [route, address.ids]));
    expect(findLostAddresses(published, ids, REDIRECTS)).toEqual([]);
  });

  test('are all in tests/addresses.json; "npm run pages -- addresses" adds those that are not', () => {
    const headings = Object.fromEntries([...built].map(([route, address]) => [route, address.headings]));
    expect(findNewAddresses(published, headings)).toEqual([]);
  });

  test('have old anchors only on pages that there are', () => {
    expect(Object.keys(ANCHOR_ALIASES).filter((route) => !built.has(route))).toEqual([]);
  });

  test('with an anchor open at the heading, and not under the navbar', async () => {
    const [route, anchors] = Object.entries(published).find(([name]) => name === '/docs/core/data-transfer/engine')!;
    const anchor = anchors.at(-1)!;
    const {page, close} = await open(`${route}#${anchor}`);
    const heading = page.locator(`[id="${anchor}"]`);
    await expect.poll(async () => Math.round((await heading.boundingBox())!.y)).toBeLessThan(900);
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    await close();
  });
});
