import {expect, test} from '../../tools/guides/test';
import {freePort} from '../../tools/lib/port.mjs';
import {startProgram} from '../../tools/lib/run.mjs';

const ITEMS = '/content-manager/collection-types/api::stock-item.stock-item';

test('the receiver gets the event of the plugin when the stock is low, and only then', async ({admin, log, server}) => {
  const port = await freePort(20_000 + Math.floor(Math.random() * 10_000));
  const receiver = startProgram(process.execPath, ['scripts/receive-webhooks.js'], {
    cwd: server.folder,
    env: {PATH: process.env.PATH, PORT: String(port)},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let received = '';
    receiver.stdout!.on('data', (text: Buffer) => (received += text));
    await expect.poll(() => received).toBe('ready\n');
    const url = `http://localhost:${port}`;
    const webhook = {name: 'Stock', url, headers: {'X-Key': 'secret'}, events: ['stock-alerts.low']};
    const saved = await admin.post('/admin/webhooks', webhook);
    expect(saved).toMatchObject({status: 201, body: {data: {isEnabled: true, events: ['stock-alerts.low']}}});

    const {documentId} = (await admin.post(ITEMS, {name: 'Rope', quantity: 10, minimum: 3})).body.data;
    for (const quantity of [5, 2]) await admin.put(`${ITEMS}/${documentId}`, {quantity});
    const body = /^stock-alerts\.low \{"event":"stock-alerts\.low","createdAt":"[^"]+","name":"Rope","quantity":2\}$/;
    await expect.poll(() => received.trim().split('\n')).toEqual(['ready', expect.stringMatching(body)]);
    expect(log()).toContain('stock-alerts: 2 left of Rope');
    expect(log()).not.toContain('stock-alerts: 5 left of Rope');

    const {id} = saved.body.data;
    expect(await admin.post(`/admin/webhooks/${id}/trigger`)).toMatchObject({body: {data: {statusCode: 204}}});
    await expect.poll(() => received).toContain('trigger-test');
    await admin.delete(`/admin/webhooks/${id}`);
  } finally {
    receiver.kill();
  }
});

test('an event that nobody allowed is refused', async ({admin}) => {
  const webhook = {name: 'Stock', url: 'http://localhost:4000', headers: {}, events: ['stock-alerts.high']};
  expect(await admin.post('/admin/webhooks', webhook)).toMatchObject({
    status: 400,
    body: {error: {message: 'Webhook event stock-alerts.high is not supported'}},
  });
});

test('writes emit what the table says', async ({api}) => {
  for (const [how, events] of Object.entries({
    documents: ['entry.update'],
    entityService: ['entry.update'],
    query: [],
    updateMany: [],
    createMany: [],
    deleteMany: [],
    connection: [],
    rolledBack: [],
  })) {
    expect((await api.post(`/api/stock-writes/${how}`)).body, how).toEqual(events);
  }
});
