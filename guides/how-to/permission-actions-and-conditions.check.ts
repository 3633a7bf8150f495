import {type Client, createClient} from '../../tools/guides/server';
import {expect, test} from '../../tools/guides/test';

const uid = 'api::expense-claim.expense-claim';
const claims = `/content-manager/collection-types/${uid}`;
const smallAmount = 'plugin::claim-report.small-amount';

interface Permission {
  readonly action: string;
  readonly subject: string | null;
  readonly properties: Record<string, unknown>;
  readonly conditions: readonly string[];
}

const report = (...conditions: string[]): Permission => ({
  action: 'plugin::claim-report.report.read',
  subject: null,
  properties: {},
  conditions,
});

/** Permissions of the content manager on claims. */
const explorer = (actions: readonly string[], ...conditions: string[]): Permission[] =>
  actions.map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: uid,
    properties: ['delete', 'publish'].includes(action) ? {} : {fields: ['title', 'amount', 'approver', 'replaces']},
    conditions,
  }));

const everything = ['read', 'create', 'update', 'delete', 'publish'];

/** A user whose only role has these permissions. */
const createUser = async (
  url: string,
  admin: Client,
  name: string,
  permissions: readonly Permission[],
): Promise<Client> => {
  const role = (await admin.post('/admin/roles', {name, description: ''})).body.data;
  expect(await admin.put(`/admin/roles/${role.id}/permissions`, {permissions})).toMatchObject({status: 200});
  const person = {firstname: 'Mary', lastname: 'Ward'};
  const user = (await admin.post('/admin/users', {...person, email: `${name}@example.org`, roles: [role.id]})).body
    .data;
  const body = {userInfo: {...person, password: 'Passw0rd1'}, registrationToken: user.registrationToken};
  return createClient(url, (await createClient(url).post('/admin/register', body)).body.data.token);
};

const create = async (client: Client, body: object): Promise<string> => {
  const answer = await client.post(claims, body);
  expect(answer.status).toBe(201);
  return answer.body.data.documentId;
};

test('the role editor offers the action and the conditions', async ({admin, page}) => {
  const {body} = await admin.get('/admin/permissions');
  expect(body.data.sections.plugins).toContainEqual(
    expect.objectContaining({action: report().action, displayName: 'Read the report'}),
  );
  expect(body.data.conditions).toContainEqual({
    id: smallAmount,
    displayName: 'Amount up to 1000',
    category: 'Expense claims',
  });

  const role = (await admin.post('/admin/roles', {name: 'claim editor', description: ''})).body.data;
  await page.goto(`/admin/settings/roles/${role.id}`);
  await page.getByRole('tab', {name: 'Plugins'}).click();
  await page.getByRole('button', {name: 'Claim-report'}).click();
  await page.getByRole('checkbox', {name: 'Read the report'}).waitFor();
});

test('conditions are applied where the page says, and nowhere else', async ({admin, api, server, database}) => {
  const user = (name: string, ...permissions: Permission[]) => createUser(server.url, admin, name, permissions);
  const small = await user('claim-small', ...explorer(everything, smallAmount), report(smallAmount));
  const approver = await user('claim-approver', ...explorer(['read'], 'plugin::claim-report.is-approver'), report());
  const late = await user('claim-late', ...explorer(['read']), report('plugin::claim-report.books-open'));
  const reader = await user('claim-reader', ...explorer(['read']));

  const taxi = await create(admin, {title: 'Taxi', amount: 80, approver: 'claim-approver@example.org'});
  const fair = await create(admin, {title: 'Fair', amount: 2400, approver: 'somebody@example.org'});

  // The report.
  expect((await admin.get('/claim-report/report')).body).toEqual({claims: 2, total: 2480});
  expect((await small.get('/claim-report/report')).body).toEqual({claims: 1, total: 80});
  expect((await approver.get('/claim-report/report')).body).toEqual({claims: 1, total: 80});
  const refused = {data: null, error: {status: 403, name: 'PolicyError', message: 'Policy Failed', details: {}}};
  expect((await reader.get('/claim-report/report')).body).toEqual(refused);
  expect((await late.get('/claim-report/report')).body).toEqual(refused);

  // Applied.
  const taxiOnly = {status: 200, body: {results: [{documentId: taxi}], pagination: {total: 1}}};
  expect(await small.get(claims)).toMatchObject(taxiOnly);
  expect(await small.get(`/content-manager/relations/${uid}/replaces`)).toMatchObject(taxiOnly);
  expect(await small.get(`${claims}/${taxi}`)).toMatchObject({status: 200});
  const both = {documentIds: [taxi, fair]};
  for (const answer of [
    await small.get(`${claims}/${fair}`),
    await small.put(`${claims}/${fair}`, {title: 'Trade fair'}),
    await small.post(`${claims}/${fair}/actions/publish`),
    await small.delete(`${claims}/${fair}`),
    await small.post(`${claims}/actions/bulkPublish`, both),
    await small.post(`${claims}/actions/bulkDelete`, both),
  ])
    expect(answer).toMatchObject({status: 403, body: {error: {name: 'ForbiddenError'}}});
  expect(database.rows('select amount from expense_claims order by amount')).toEqual([{amount: 80}, {amount: 2400}]);

  // Not applied.
  const large = await small.post(claims, {title: 'Crane', amount: 5000});
  expect(large.status).toBe(201);
  expect(large.body.data).not.toHaveProperty('amount');
  const own = await create(small, {title: 'Tea', amount: 5});
  expect(await small.put(`${claims}/${own}`, {amount: 9000})).toMatchObject({status: 200});
  expect(await small.post(`${claims}/clone/${fair}`, {})).toMatchObject({status: 200});
  expect(database.rows('select amount from expense_claims order by amount')).toEqual(
    [80, 2400, 2400, 5000, 9000].map((amount) => ({amount})),
  );
  const permissions = [
    {action: 'plugin::content-manager.explorer.delete', subject: uid},
    {action: report().action, subject: null},
  ];
  expect((await small.post('/admin/permissions/check', {permissions})).body).toEqual({data: [true, true]});
  expect((await late.post('/admin/permissions/check', {permissions})).body).toEqual({data: [false, false]});
  expect((await api.get('/claim-report/report')).status).toBe(401);
});
