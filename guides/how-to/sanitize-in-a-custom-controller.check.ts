import {createClient} from '../../tools/guides/server';
import {expect, test as base} from '../../tools/guides/test';

const OWN = ['api::allotment.offer.create', 'api::allotment.allotment.cheap'];

interface Callers {
  /** The documentId of the tenant Mina. */
  tenant: string;
  /** May call both routes. */
  first: ReturnType<typeof createClient>;
  /** May find tenants, too. */
  second: ReturnType<typeof createClient>;
}

const test = base.extend<{callers: Callers}>({
  callers: async ({admin, server}, provide) => {
    const token = async (...permissions: string[]) => {
      const name = `allotments ${Math.random()}`;
      const body = {name, description: '', type: 'custom', lifespan: null, permissions};
      const created = await admin.post('/admin/api-tokens', body);
      expect(created.status, JSON.stringify(created.body)).toBe(201);
      return createClient(server.url, created.body.data.accessKey);
    };
    const tenants = '/content-manager/collection-types/api::tenant.tenant';
    const {body} = await admin.post(tenants, {name: 'Mina', phone: '0123'});
    const [first, second] = [await token(...OWN), await token(...OWN, 'api::tenant.tenant.find')];
    await provide({tenant: body.data.documentId, first, second});
  },
});

const offers = '/api/allotment-offers?populate=tenant';
const allotments = '/api/cheap-allotments?populate=tenant';
const invalid = (key: string) => ({status: 400, body: {error: {message: `Invalid key ${key}`}}});

test('an offer is stored with its private field, and answered without', async ({callers, database}) => {
  const {tenant, second} = callers;
  const {status, body} = await second.post(offers, {data: {plot: 'B12', rent: 40, note: 'wet', tenant}});
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toMatchObject({plot: 'B12', rent: 40, tenant: {name: 'Mina'}});
  expect(body.data).not.toHaveProperty('note');
  expect(body.data.tenant).not.toHaveProperty('phone');
  const {documentId} = body.data;
  expect(database.rows('select note from allotments where document_id = ?', documentId)).toEqual([{note: 'wet'}]);
});

test('who may not find tenants can neither set nor read nor filter by one', async ({callers}) => {
  const {tenant, first, second} = callers;
  expect(await first.post(offers, {data: {plot: 'B13', tenant}})).toMatchObject(invalid('tenant'));
  expect((await first.post(offers, {data: {plot: 'B13', rent: 60}})).status).toBe(200);
  await second.post(offers, {data: {plot: 'B14', rent: 30, tenant}});

  const {body: without} = await first.get(allotments);
  expect(without.data.length).toBeGreaterThan(0);
  for (const allotment of without.data) {
    expect(allotment.rent).toBeLessThanOrEqual(50);
    expect(allotment).not.toHaveProperty('tenant');
  }
  const {body: found} = await second.get(`${allotments}&filters[plot]=B14`);
  expect(found.data[0].tenant).toMatchObject({name: 'Mina'});

  expect(await second.get('/api/cheap-allotments?filters[note][$contains]=wet')).toMatchObject(invalid('note'));
  expect(await first.get('/api/cheap-allotments?filters[tenant][name]=Mina')).toMatchObject(invalid('tenant'));
  expect((await second.get('/api/cheap-allotments?filters[tenant][name]=Mina')).status).toBe(200);
});

test('without authentication only the core controller removes relations; the old function is not there', async ({
  api,
  callers,
}) => {
  const {tenant} = callers;
  const {body} = await api.post('/api/open-allotment-offers?populate=tenant', {data: {plot: 'C1', rent: 10, tenant}});
  expect(body.data.tenant).toMatchObject({name: 'Mina'});
  expect(body.data.tenant).not.toHaveProperty('phone');
  const {body: open} = await api.get('/api/open-cheap-allotments?populate=tenant&filters[plot]=C1');
  expect(open.data[0]).toMatchObject({plot: 'C1'});
  expect(open.data[0]).not.toHaveProperty('tenant');
  expect((await api.get('/api/old-allotments')).body).toBe("Cannot read properties of undefined (reading 'output')");
});
