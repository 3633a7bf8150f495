import fs from 'node:fs';
import {expect, saveEntry, test} from '../../tools/guides/test';

const UID = 'api::erratum.erratum';
const ERRATA = `/content-manager/collection-types/${UID}`;

test('what is marked + in the changes is in the files, and what is marked - is not', ({guide}) => {
  const files = guide.files.map(({text}) => text.replace(/\s+/g, '')).join('\n');
  const lines = [...fs.readFileSync(guide.page, 'utf8').matchAll(/^```diff\n(.*?)^```/gms)].flatMap(([, diff]) =>
    diff!.trim().split('\n'),
  );
  const isThere = (line: string) => files.includes(line.slice(1).replace(/\s+/g, ''));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.startsWith('+') !== isThere(line))).toEqual([]);
});

test('the list view has the button, which asks the server, changes the query and the reducer', async ({
  admin,
  page,
}) => {
  for (const heading of ['a typo', 'an index']) await admin.post(ERRATA, {heading});
  await page.goto(`/admin${ERRATA}`);
  await page.getByText('Searches: 0, last: none').waitFor();
  await page.getByRole('button', {name: 'Search the usual'}).click();
  await page.getByText('Searches: 1, last: typo').waitFor();
  expect(new URL(page.url()).searchParams.get('_q')).toBe('typo');
  await page.getByText('a typo').waitFor();
  await expect.poll(() => page.getByText('an index').count()).toBe(0);
});

test('the edit view has the stored and the typed value, and changes the form only', async ({admin, page, shot}) => {
  const {body} = await admin.post(ERRATA, {heading: 'page 12'});
  await page.goto(`/admin${ERRATA}/${body.data.documentId}`);
  const notes = page.getByTestId('form-notes');
  await notes.getByText('Errata notes').waitFor();
  await notes.getByText('Stored: page 12').waitFor();
  await notes.getByRole('button', {name: 'Shout'}).click();
  await notes.getByText('Typed: PAGE 12').waitFor();
  expect(await page.getByLabel('heading').inputValue()).toBe('PAGE 12');
  await shot('edit', page.getByRole('main'));
  expect((await admin.get(`${ERRATA}/${body.data.documentId}`)).body.data.heading).toBe('page 12');
});

test('a new entry is known as new, although isCreatingEntry is not', async ({page}) => {
  await page.goto(`/admin${ERRATA}/create`);
  await page.getByTestId('form-notes').getByText('New correction').waitFor();
});

test('the text is typed into the editor of the plugin, and is stored', async ({page, database}) => {
  await page.goto(`/admin${ERRATA}/create`);
  await page.getByLabel('heading').fill('page 30');
  const editor = page.locator('textarea[name="text"]');
  await editor.fill('A comma is missing.');
  expect(await page.locator('.CodeMirror, .cm-editor').count()).toBe(0);
  await saveEntry(page);
  const texts = () => database.rows("select text from errata where heading = 'page 30'");
  await expect.poll(texts).toEqual([{text: 'A comma is missing.'}]);
});
