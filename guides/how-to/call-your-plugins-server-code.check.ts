import {expect, test} from '../../tools/guides/test';

const ADMIN = '/stock-count/copies';
const CONTENT = '/api/stock-count/copies';
const MISSING = {status: 401, body: {error: {message: 'Missing or invalid credentials'}}};

test('the page reads and writes through the admin routes, and shows the message of an error', async ({page}) => {
  await page.setViewportSize({width: 1000, height: 420});
  await page.goto('/admin');
  await page.getByRole('link', {name: 'Stock count'}).click();
  await page.getByText('0 copies in the warehouse').waitFor();
  const field = page.getByLabel('Copies that arrived');
  await field.fill('two');
  await page.getByRole('button', {name: 'Add'}).click();
  await page.getByText('added has to be a whole number').waitFor();
  await page.reload();
  await field.fill('12');
  await page.getByRole('button', {name: 'Add'}).click();
  await page.getByText('12 copies in the warehouse').waitFor();
  await page.reload();
  await page.getByText('12 copies in the warehouse').waitFor();
});

test('the admin route answers a session only', async ({api, admin, colleague}) => {
  expect(await api.get(ADMIN)).toMatchObject(MISSING);
  const token = {name: 'stock', description: '', type: 'full-access', lifespan: null};
  const {body} = await admin.post('/admin/api-tokens', token);
  const authorization = `Bearer ${body.data.accessKey}`;
  expect(await api.request('GET', ADMIN, undefined, {authorization})).toMatchObject(MISSING);
  expect(await api.request('GET', CONTENT, undefined, {authorization})).toMatchObject({status: 200});
  const {client} = await colleague();
  expect(await client.get(ADMIN)).toMatchObject({status: 200});
});

test('the content API refuses the token of a session, and the public until its role has the permission', async ({
  api,
  admin,
}) => {
  expect(await api.get(CONTENT)).toMatchObject({status: 403, body: {error: {message: 'Forbidden'}}});
  expect(await admin.get(CONTENT)).toMatchObject(MISSING);

  const roles = '/users-permissions/roles';
  const {id} = (await admin.get(roles)).body.roles.find(({type}: {type: string}) => type === 'public');
  const {role} = (await admin.get(`${roles}/${id}`)).body;
  role.permissions['plugin::stock-count'].controllers.stock.find.enabled = true;
  const {name, description, permissions} = role;
  expect(await admin.put(`${roles}/${id}`, {name, description, permissions})).toMatchObject({status: 200});

  expect(await api.get(CONTENT)).toMatchObject({status: 200});
  expect(await admin.get(CONTENT)).toMatchObject(MISSING);
});

test('wrong addresses and methods answer as the page says', async ({admin}) => {
  expect(await admin.get('/admin/stock-count/copies')).toMatchObject({
    status: 200,
    body: expect.stringContaining('<html'),
  });
  expect(await admin.get('/stock/copies')).toMatchObject({status: 404, body: {error: {message: 'Not Found'}}});
  expect(await admin.put(ADMIN)).toMatchObject({status: 405, body: 'Method Not Allowed'});
});
