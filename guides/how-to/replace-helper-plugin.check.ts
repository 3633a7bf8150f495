import fs from 'node:fs';
import {declaredNames, readNames, renamedRows} from '../../tools/guides/renamed';
import {expect, test} from '../../tools/guides/test';

const PANEL = '@strapi/strapi/admin';

test('the tables tell about each export of 4.26.2 once, and each new name is where they say', async ({guide}) => {
  const declaration = guide.files.find(({path}) => path.endsWith('helper-plugin.d.ts'))!.text;
  const text = fs.readFileSync(guide.page, 'utf8');
  const rows = renamedRows(text, PANEL);
  const old = rows.flatMap((row) => row.old);
  expect(old.toSorted()).toEqual(declaredNames(declaration).toSorted());
  expect(text).toContain(`all ${old.length} exports`);

  const now = rows.flatMap((row) => row.now);
  const has = await readNames([...new Set([PANEL, ...now.map(({from}) => from)])]);
  expect(now.filter(({name, from}) => !has(from, name))).toEqual([]);
  expect(has(PANEL, 'CheckPagePermissions')).toBe(false);
});

test('the page for 5.0.6 guards, searches and notifies', async ({page}) => {
  await page.goto('/admin/plugins/lost-property');
  await page.getByText('Looking for: anything').waitFor();
  expect(await page.title()).toBe('Lost property | Strapi');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.keyboard.type('umbrella');
  await page.keyboard.press('Enter');
  await page.getByText('Looking for: umbrella').waitFor();
  expect(new URL(page.url()).searchParams.get('_q')).toBe('umbrella');
  await page.getByRole('button', {name: 'Report'}).click();
  await page.getByText('Nothing was found').waitFor();
});

test('a user without the permission is told so, and stays at the address', async ({colleague}) => {
  const {page} = await colleague();
  await page.goto('/admin/plugins/lost-property');
  await page.getByText("You don't have the permissions to access that content").waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/plugins/lost-property');
});
