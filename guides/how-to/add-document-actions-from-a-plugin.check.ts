import {expect, saveEntry, test} from '../../tools/guides/test';

const LIST = '/content-manager/collection-types/api::repair.repair';

test('the button, the menus, the icon and the selection tell customers, and the panel counts', async ({
  admin,
  page,
  database,
  shot,
}) => {
  const notices = () => database.rows('select notices from repairs order by id').map((row) => row.notices);
  const ids: string[] = [];
  for (const [bicycle, customer] of [
    ['Blue tandem', 'Ada'],
    ['Red racer', 'Grace'],
  ]) {
    const {status, body} = await admin.post(LIST, {bicycle, customer});
    expect(status).toBe(201);
    ids.push(body.data.documentId);
  }

  await page.setViewportSize({width: 1400, height: 560});
  const button = page.getByRole('button', {name: 'Tell the customer', exact: true});
  const icon = page.getByRole('button', {name: 'Mark as ready'});
  const save = page.getByRole('button', {name: 'Save'});
  const entry = page.getByRole('menuitem', {name: 'Tell the customer'});
  const confirm = page.getByRole('button', {name: 'Confirm'});

  await page.goto(`/admin${LIST}/create`);
  await icon.waitFor();
  await save.waitFor();
  expect(await button.count()).toBe(0);
  expect(await page.getByText('The customer was told').count()).toBe(0);

  await page.goto(`/admin${LIST}/${ids[0]}`);
  await page.getByText('The customer was told 0 times.').waitFor();
  await page.getByRole('heading', {name: 'Notices'}).waitFor();
  await button.waitFor();
  await icon.waitFor();
  expect(await page.getByLabel('notices', {exact: true}).count()).toBe(0);
  await shot('edit', page);
  await button.click();
  await page.getByText('Is the bicycle ready?').waitFor();
  expect(notices()).toEqual([null, null]);
  await confirm.click();
  await page.getByText('Customers told: 1').waitFor();
  await page.getByText('The customer was told 1 times.').waitFor();
  expect(notices()).toEqual([1, null]);

  await icon.click();
  await expect.poll(() => button.isDisabled()).toBe(true);
  await saveEntry(page);
  await expect.poll(() => database.rows('select ready from repairs order by id')).toEqual([{ready: 1}, {ready: 0}]);
  await expect.poll(() => button.isDisabled()).toBe(false);
  expect(await icon.isDisabled()).toBe(true);

  await page.getByRole('button', {name: 'More actions'}).click();
  await entry.click();
  await confirm.click();
  await page.getByText('The customer was told 2 times.').waitFor();

  await page.goto(`/admin${LIST}?page=1&pageSize=10&sort=bicycle:ASC`, {waitUntil: 'networkidle'});
  const tellAll = page.getByRole('button', {name: 'Tell the customers'});
  // The list is drawn again while it loads, and forgets what was selected.
  const select = async () => {
    for (const box of await page.locator('tbody').getByRole('checkbox').all()) await box.check();
    return tellAll.isVisible();
  };
  await expect.poll(select, {timeout: 15_000}).toBe(true);
  await tellAll.click();
  await page.getByText('Customers told: 2').waitFor();
  expect(notices()).toEqual([3, 1]);
  await expect.poll(() => page.getByText('2 entries selected').count()).toBe(0);

  await page.getByRole('button', {name: 'Row action'}).first().click();
  await entry.waitFor();
});

test('a user who may not update repairs is refused', async ({api, colleague}) => {
  const {client} = await colleague('plugin::upload.read');
  const body = {documentIds: []};
  expect(await client.post('/bike-workshop/notices', body)).toMatchObject({status: 403});
  expect(await api.post('/bike-workshop/notices', body)).toMatchObject({status: 401});
});

test('other content types have none of it', async ({page}) => {
  const users = '/admin/content-manager/collection-types/plugin::users-permissions.user';
  await page.goto(`${users}/create`);
  await page.getByRole('button', {name: 'Save'}).waitFor();
  expect(await page.getByRole('button', {name: /Tell the|Mark as ready/}).count()).toBe(0);
  expect(await page.getByText('Notices').count()).toBe(0);
});
