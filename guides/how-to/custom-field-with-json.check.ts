import {expect, saveEntry, test} from '../../tools/guides/test';

const EXHIBITS = '/content-manager/collection-types/api::exhibit.exhibit';

test('the input gets and hands arrays, which are sent, stored and shown again as such', async ({
  admin,
  database,
  page,
  shot,
}) => {
  await page.setViewportSize({width: 1200, height: 520});
  const {documentId} = (await admin.post(EXHIBITS, {title: 'Amphora'})).body.data;
  const path = `${EXHIBITS}/${documentId}`;
  const stored = () => database.rows('select measures from exhibits where document_id = ?', documentId);
  const save = async (): Promise<unknown> => {
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes(documentId));
    await saveEntry(page);
    const request = await sent;
    await request.response();
    return request.postDataJSON().measures;
  };
  await page.goto(`/admin${path}`);
  for (const [index, [name, size]] of [
    ['Height', '41 cm'],
    ['Weight', '2.3 kg'],
  ].entries()) {
    await page.getByRole('button', {name: 'Add a measure'}).click();
    await page.getByLabel(`name ${index + 1}`).fill(name!);
    await page.getByLabel(`size ${index + 1}`).fill(size!);
  }
  const measures = [
    {name: 'Height', size: '41 cm'},
    {name: 'Weight', size: '2.3 kg'},
  ];
  expect(await save()).toEqual(measures);
  await expect.poll(stored).toEqual([{measures: JSON.stringify(measures)}]);
  await page.reload();
  await expect.poll(() => page.getByLabel('size 2').inputValue()).toBe('2.3 kg');
  await shot('input', page.getByRole('main'));

  await page.getByRole('button', {name: 'Remove 1'}).click();
  await page.getByRole('button', {name: 'Remove 1'}).click();
  expect(await save()).toBe(null);
  await expect.poll(stored).toEqual([{measures: null}]);
});

test('text that is JSON comes back parsed, other text stops every change of the entry', async ({admin, page}) => {
  const parsed = await admin.post(EXHIBITS, {title: 'Urn', measures: '[{"name":"Depth","size":"9 cm"}]'});
  expect(parsed.body.data.measures).toEqual([{name: 'Depth', size: '9 cm'}]);
  const {documentId} = (await admin.post(EXHIBITS, {title: 'Jug', measures: 'about 9 cm'})).body.data;
  const stored = async () => (await admin.get(`${EXHIBITS}/${documentId}`)).body.data;
  expect((await stored()).measures).toBe('about 9 cm');

  await page.goto(`/admin${EXHIBITS}/${documentId}`);
  await page.getByLabel('title').fill('Old jug');
  await saveEntry(page);
  await page.getByText("This doesn't match the JSON format").waitFor();
  expect((await stored()).title).toBe('Jug');
  // A change of the field repairs it.
  await page.getByRole('button', {name: 'Add a measure'}).click();
  await page.getByLabel('size 1').fill('9 cm');
  await saveEntry(page);
  await expect.poll(stored).toMatchObject({title: 'Old jug', measures: [{name: '', size: '9 cm'}]});
});
