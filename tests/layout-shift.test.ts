// Nothing moves by itself on any kind of page: neither while it loads, nor while a reader scrolls to its end.
import {describe, expect} from 'vitest';
import {idle, test} from './support/browser';

interface Shift {
  readonly value: number;
  readonly nodes: readonly string[];
}

const KINDS = [
  '/',
  '/docs/intro',
  '/docs/core/data-transfer/engine',
  '/docs/core/data-transfer/engine/stream-lifecycle',
  '/docs/core/content-manager/hooks/use-document',
  '/guides/type-system/cheatsheet',
  '/api/Strapi',
  '/rfcs/example',
  '/exports/modules',
  '/exports/interfaces/FormProps',
  '/tags',
  '/tags/admin',
  '/search?q=transfer',
  '/nothing/at/this/long/address/which/has/many/words-and-hyphens-and-goes-on',
];

const record = () => {
  const shifts: Shift[] = [];
  Object.assign(window, {shifts});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: {node?: Node}[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const nodes = entry.sources.map(({node}) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
      shifts.push({value: entry.value, nodes});
    }
  }).observe({type: 'layout-shift', buffered: true});
};

const scrollToEnd = async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await frame();
  }
};

describe.each([390, 1440])('at %i px', (width) => {
  test.concurrent.for(KINDS)('nothing moves by itself on %s', async (route, {open}) => {
    const {page} = await open(route, {viewport: {width, height: 900}, before: record});
    await idle(page);
    await page.evaluate(scrollToEnd);
    await idle(page);
    const shifts = await page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
    const total = shifts.reduce((sum, {value}) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.01);
  });
});
