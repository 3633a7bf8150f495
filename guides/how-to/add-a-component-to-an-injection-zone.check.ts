import {expect, saveEntry, test} from '../../tools/guides/test';

const LIST = '/content-manager/collection-types/api::parcel.parcel';

test('the edit view shows the label as it is typed, the list view prints those of its query', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 560});
  for (const [recipient, weight] of [
    ['Ada', '3'],
    ['Grace', '7'],
  ] as const) {
    await page.goto(`/admin${LIST}/create`);
    await page.getByText('New label: , 0 kg').waitFor();
    await page.getByLabel('recipient').fill(recipient);
    await page.getByLabel('weight').fill(weight);
    await page.getByText(`New label: ${recipient}, ${weight} kg`).waitFor();
    await saveEntry(page);
    await page.getByText(`Label: ${recipient}, ${weight} kg`, {exact: true}).waitFor();
  }
  await page.reload();
  await page.getByText('Label: Grace, 7 kg', {exact: true}).waitFor();
  await page.getByLabel('weight').fill('8');
  await page.getByText('Label: Grace, 8 kg', {exact: true}).waitFor();

  await page.goto(`/admin${LIST}?page=1&pageSize=10&sort=recipient:ASC`);
  await page.getByRole('button', {name: 'Print labels'}).click();
  await page.getByText('Labels for Ada, Grace').waitFor();
  await page.goto(`/admin${LIST}?page=1&pageSize=10&_q=Grace`);
  await page.getByRole('button', {name: 'Print labels'}).click();
  await page.getByText('Labels for Grace', {exact: true}).waitFor();
});

test('other content types have neither', async ({page}) => {
  const users = '/admin/content-manager/collection-types/plugin::users-permissions.user';
  await page.goto(users);
  await page.getByRole('button', {name: 'View Settings'}).waitFor();
  expect(await page.getByRole('button', {name: 'Print labels'}).count()).toBe(0);
  await page.goto(`${users}/create`);
  await page.getByRole('button', {name: 'Save'}).waitFor();
  expect(await page.getByText('New label').count()).toBe(0);
});
