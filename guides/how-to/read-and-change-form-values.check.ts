import {expect, saveEntry, test} from '../../tools/guides/test';

const ESTIMATES = '/content-manager/collection-types/api::estimate.estimate';

test('the panel reads what is typed, and its buttons change fields, components and rows', async ({
  admin,
  page,
  shot,
}) => {
  await page.setViewportSize({width: 1200, height: 760});
  const created = await admin.post(ESTIMATES, {
    customer: 'Grace',
    items: [
      {work: 'Painting', quantity: 2, price: 10},
      {work: 'Wallpaper', quantity: 1, price: 30},
    ],
    address: {street: 'Rua Nova 1', city: 'Lisboa'},
  });
  const path = `${ESTIMATES}/${created.body.data.documentId}`;
  await page.goto(`/admin${path}`);
  await page.getByText('Typed: 50', {exact: true}).waitFor();

  await page.getByRole('button', {name: /^Painting/}).click();
  const sum = page.getByLabel('sum');
  await expect.poll(() => sum.inputValue()).toBe('20');
  await page.getByLabel('quantity').fill('3');
  await page.getByText('Typed: 60', {exact: true}).waitFor();
  await expect.poll(() => sum.inputValue()).toBe('30');
  await shot('panel', page.getByRole('main'));

  await page.getByRole('button', {name: '10 % off'}).click();
  await page.getByText('Typed: 54', {exact: true}).waitFor();
  await expect.poll(() => sum.inputValue()).toBe('27');
  await page.getByRole('button', {name: 'Add delivery'}).click();
  await page.getByText('Typed: 69', {exact: true}).waitFor();
  await page.getByRole('button', {name: 'Write total'}).click();
  await page.getByRole('button', {name: 'Deliver to Porto'}).click();
  expect(await page.getByLabel('total').inputValue()).toBe('69');
  expect(await page.getByLabel('city').inputValue()).toBe('Porto');
  expect((await admin.get(path)).body.data).toMatchObject({total: null, address: {city: 'Lisboa'}});

  await saveEntry(page);
  await page.getByText('Saved document').waitFor();
  const {data} = (await admin.get(path)).body;
  expect(data).toMatchObject({total: 69, address: {street: 'Rua Nova 1', city: 'Porto'}});
  expect(data.items).toMatchObject([
    {work: 'Painting', quantity: 3, price: 9, sum: 27},
    {work: 'Wallpaper', quantity: 1, price: 27, sum: null},
    {work: 'Delivery', quantity: 1, price: 15, sum: 15},
  ]);
});
