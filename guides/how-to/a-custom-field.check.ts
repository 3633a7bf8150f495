import {expect, saveEntry, test} from '../../tools/guides/test';

const UID = 'api::coffee.coffee';
const COFFEES = `/content-manager/collection-types/${UID}`;
const FIELD = 'plugin::coffee-roasts.roast';

test('the input takes a click, shows the error of the server, and is saved as a number', async ({page, api, shot}) => {
  await page.setViewportSize({width: 1200, height: 440});
  await page.goto(`/admin${COFFEES}/create`);
  await page.getByLabel('name').fill('Yirgacheffe');
  await saveEntry(page);
  await page.locator('[data-strapi-field-error]').filter({hasText: 'roast must be defined'}).waitFor();
  const cup = page.getByRole('button', {name: 'Roast 3'});
  await cup.click();
  await expect.poll(() => cup.getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByRole('button', {name: /^Roast \d$/}).count()).toBe(5);
  await saveEntry(page);
  await page.getByText('Saved document').waitFor();

  const list = await api.get('/api/coffees?filters[roast][$gte]=3');
  expect(list.body.data).toMatchObject([{name: 'Yirgacheffe', roast: 3}]);
  expect((await api.get('/api/coffees?filters[roast][$gt]=3')).body.data).toEqual([]);

  await page.reload();
  await expect.poll(() => cup.getAttribute('aria-pressed')).toBe('true');
  await shot('input', page.getByRole('main'));
  await cup.click();
  await expect.poll(() => cup.getAttribute('aria-pressed')).toBe('false');
  await page.goto(`/admin${COFFEES}/create?field=roast`);
  await page.locator('[aria-label="roast"]:focus').waitFor();
});

test('the Content-Type Builder asks for its options, and would write the attribute that the schema has', async ({
  page,
}) => {
  // `start` does not let it write. The panel is told that this is `develop`, and the server gets nothing.
  await page.route('**/admin/information', async (route) => {
    const response = await route.fetch();
    const {data} = await response.json();
    await route.fulfill({response, json: {data: {...data, autoReload: true}}});
  });
  const written: {contentType: {attributes: Record<string, unknown>}}[] = [];
  await page.route(`**/content-type-builder/content-types/${UID}`, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    written.push(route.request().postDataJSON());
    return route.fulfill({json: {data: {uid: UID}}});
  });
  await page.goto(`/admin/plugins/content-type-builder/content-types/${UID}`);
  await page.getByRole('button', {name: 'Add another field'}).first().click();
  await page.getByRole('tab', {name: 'Custom'}).click();
  await page.getByRole('button', {name: /How dark a coffee is roasted/}).click();
  await page.getByLabel('Name', {exact: true}).fill('second');
  expect(await page.getByLabel('Levels').inputValue()).toBe('5');
  await page.getByLabel('Levels').fill('7');
  await page.getByRole('tab', {name: 'Advanced settings'}).click();
  await page.getByRole('heading', {name: 'Settings'}).waitFor();
  await page.getByLabel('Required field').click();
  await page.getByRole('button', {name: 'Finish'}).click();
  await page.getByRole('button', {name: 'Save'}).click();
  await expect.poll(() => written.length).toBe(1);
  const {roast, second} = written[0]!.contentType.attributes;
  expect(roast).toEqual({type: 'customField', customField: FIELD, options: {levels: 5}, required: true});
  expect(second).toEqual({type: 'customField', customField: FIELD, options: {levels: 7}, required: true});
});

test('the server knows an integer with the options, and checks the integer only', async ({admin}) => {
  const {body} = await admin.get(`/content-manager/content-types`);
  const {attributes} = body.data.find(({uid}: {uid: string}) => uid === UID);
  expect(attributes.roast).toMatchObject({type: 'integer', customField: FIELD, options: {levels: 5}});
  expect(await admin.post(COFFEES, {name: 'Burnt', roast: 9})).toMatchObject({status: 201});
  expect(await admin.post(COFFEES, {name: 'Raw', roast: 'a bit'})).toMatchObject({status: 400});
});
