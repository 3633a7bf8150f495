import {createClient} from '../../tools/guides/server';
import {expect, test} from '../../tools/guides/test';

const user = {username: 'kiosk', email: 'kiosk@example.org', password: 'Passw0rd1'};

const withKey = async (url: string, key: string) => {
  const response = await fetch(`${url}/api/users/me`, {headers: {'X-Kiosk-Key': key}});
  return {status: response.status, body: await response.json()};
};

test('the key lets the kiosk in; another key, no key and a token of a user are as the page says', async ({
  admin,
  api,
  server,
  database,
}) => {
  expect(await withKey(server.url, 'long-and-random')).toMatchObject({
    status: 401,
    body: {error: {message: 'There is no user for kiosks'}},
  });

  const [role] = database.rows("select id from up_roles where type = 'authenticated'");
  const data = {...user, confirmed: true, blocked: false, role: {connect: [{id: role!.id}]}};
  const created = await admin.post('/content-manager/collection-types/plugin::users-permissions.user', data);
  expect(created.status, JSON.stringify(created.body)).toBe(201);

  expect(await withKey(server.url, 'long-and-random')).toMatchObject({
    status: 200,
    body: {username: 'kiosk', email: 'kiosk@example.org', blocked: false},
  });
  expect(await withKey(server.url, 'wrong')).toMatchObject({
    status: 401,
    body: {error: {message: 'Unknown kiosk'}},
  });
  expect((await api.get('/api/users/me')).status).toBeGreaterThanOrEqual(401);

  const {body} = await api.post('/api/auth/local', {identifier: user.email, password: user.password});
  expect(await createClient(server.url, body.jwt).get('/api/users/me')).toMatchObject({
    status: 200,
    body: {username: 'kiosk'},
  });
});

test('it gets what the role may do, and no more', async ({server}) => {
  const response = await fetch(`${server.url}/api/users`, {headers: {'X-Kiosk-Key': 'long-and-random'}});
  expect(response.status).toBe(403);
});
