import fs from 'node:fs';
import {createRequire} from 'node:module';
import type axe from 'axe-core';
import type {Page} from 'playwright-core';

const source = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What breaks the rules of WCAG 2.2 A and AA, and those with further tags of axe; one line for each element. */
export async function violations(page: Page, more: readonly string[] = []): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate(
    // None of the rules needs what axe would load before: copies of all styles.
    (runOnly) =>
      (window as unknown as {axe: typeof axe}).axe.run({runOnly, preload: false, resultTypes: ['violations']}),
    [...WCAG, ...more],
  );
  return results.violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${page.url()} ${id}: ${html} ${failureSummary}`),
  );
}
