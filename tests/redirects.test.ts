import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, inject, test} from 'vitest';
import {REDIRECTS} from '../src/hosting/redirects';
import {findRedirectProblems, parseRedirects, redirectsBelow} from '../src/hosting/redirects-file';
import {baseUrl, pathOf} from './support/base-url';
import {heading, open, origin} from './support/browser';
import {builtPages} from './support/built-pages';
import {BUILD_DIR} from './support/global-setup';

const site = inject('origin');
const written = parseRedirects(fs.readFileSync(path.join(BUILD_DIR, '_redirects'), 'utf8'));
const ask = (target: string) => fetch(site + target, {redirect: 'manual'});

describe('the redirects', () => {
  test('lead from what is no page to pages, without a chain', () => {
    expect(
      findRedirectProblems(
        written,
        builtPages.map(({route}) => pathOf(route)),
      ),
    ).toEqual([]);
  });

  test('hold those that are kept by hand, and one for each address that is not in lower case', () => {
    expect(written.slice(0, REDIRECTS.length)).toEqual(redirectsBelow(baseUrl, REDIRECTS));
    const lower = written.slice(REDIRECTS.length);
    const mixed = builtPages
      .map(({route}) => route)
      .filter((route) => route !== route.toLowerCase())
      .map(pathOf);
    expect(lower.map(({to}) => to).sort()).toEqual(mixed.sort());
  });

  // `nginx.test.ts` follows every one.
  test.each(['/docs', '/exports', '/docs/core/permissions', '/api/strapi'])(
    'answer %s, with and without a slash at its end, by the address of a page',
    async (from) => {
      const {to} = written.find((redirect) => redirect.from === pathOf(from))!;
      for (const variant of [from, `${from}/`, `${from}.html`]) {
        const answer = await ask(`${variant}?a=b`);
        expect([variant, answer.status, answer.headers.get('location')]).toEqual([variant, 301, `${to}?a=b`]);
      }
    },
  );

  test('are followed by the not-found page on a host that knows none', async () => {
    const {page, close} = await open('/docs/intro');
    // Such a host answers every unknown address with the not-found page.
    const notFound = fs.readFileSync(path.join(BUILD_DIR, '404.html'), 'utf8');
    await page.route('**/api/eventhub?*', (route) =>
      route.fulfill({status: 404, contentType: 'text/html', body: notFound}),
    );
    await page.goto(`${origin}/api/eventhub?x=1#y`);
    await page.waitForURL('**/api/EventHub?x=1#y');
    expect(await heading(page)).not.toBe('Page Not Found');
    await close();
  });
});
