import type {Page} from 'playwright-core';
import {expect, onTestFinished} from 'vitest';
import {readCutVersions} from '../../src/lib/versions';
import {type ContextOptions, open, seen} from './browser';

/** Docs tags of all indexes of the last version, and what their files are called. */
export const TAGS = [
  'default',
  ...Object.entries(readCutVersions('.')).map(([id, cut]) => `docs-${id}-${cut[0] ?? 'current'}`),
];
export const INDEX_FILES = '**/search-index-*.json';

/** A query that nothing matches. */
export const NONSENSE = 'qwxzvkjq'; // cspell:disable-line

/** Opens a page, by default one of the Docs section, and closes it at the end of the test. */
export const visit = async (route = '/docs/intro', options?: ContextOptions) => {
  const {page, problems, close} = await open(route, options);
  onTestFinished(close);
  return {page, problems};
};

export const input = (page: Page) => page.getByRole('combobox', {name: 'Search'});
export const options = (page: Page) => page.getByRole('option');
export const panel = (page: Page) => page.locator('#search-panel');
/** What the box tells screen readers. */
export const status = (page: Page) => page.locator('nav [role=status]');
export const spinner = (page: Page) => page.locator('nav [class*=spinner]');
export const hasFocus = (page: Page) => input(page).evaluate((it) => it === document.activeElement);

/** Position of the active option, from 0; -1 for none. */
export const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.getElementById('search-input')!.getAttribute('aria-activedescendant');
    return [...document.querySelectorAll('[role=option]')].findIndex((it) => id && it.id === id);
  });

export const search = async (page: Page, query: string) => {
  await input(page).click();
  await input(page).fill(query);
};

/** Until all indexes have been searched. */
export const searched = (page: Page) => expect.poll(() => seen(status(page))).toMatch(/results?( for .+)?\.$/);

/** Until the first results are there; better ones may follow. */
export const foundFirst = async (page: Page, query: string) => {
  await search(page, query);
  await options(page).first().waitFor();
};

export const found = async (page: Page, query: string) => {
  await foundFirst(page, query);
  await searched(page);
};

/** Leaves the box and comes back: the next focus asks again for what failed. */
export const focusAgain = async (page: Page) => {
  await input(page).blur();
  await input(page).focus();
};
