import {expect, test} from '../../tools/guides/test';

const TRIPS = '/content-manager/collection-types/api::ferry.ferry-trip';
const COMPLETE = 'Transaction query already complete, run with DEBUG=knex:tx for more info';

test('a booking that is refused leaves nothing behind', async ({admin, api, database, log}) => {
  const created = await admin.post(TRIPS, {name: 'To the island', free: 5});
  const {documentId: trip} = created.body.data;
  const book = () => api.post('/api/ferry/book', {trip, seats: 4});
  expect(await book()).toMatchObject({status: 200, body: {free: 1}});
  await expect.poll(log).toContain('ferry: 4 booked, 1 left');
  const error = {status: 400, name: 'ApplicationError', message: 'Not enough seats', details: {}};
  expect(await book()).toMatchObject({status: 400, body: {data: null, error}});
  expect(database.rows('select seats from ferry_bookings where trip = ?', trip)).toEqual([{seats: 4}]);
  expect(database.rows('select free from ferry_trips where document_id = ?', trip)).toEqual([{free: 1}]);
  expect(log().match(/ferry: 4 booked/g)).toHaveLength(1);
});

test('what goes wrong is what the page says', async ({api, database}) => {
  const run = async (how: string) => {
    const {status, body} = await api.post(`/api/ferry-wrong/${how}`);
    const rows = database.rows('select id from ferry_bookings where trip = ?', how);
    return {status, text: body.text, rows: rows.length};
  };
  // A call that nobody waits for, and a timer that was started in a nested context.
  for (const how of ['forgotten', 'later']) {
    expect(await run(how)).toMatchObject({status: 200, text: expect.stringContaining(COMPLETE), rows: 0});
  }
  expect(await run('afterCommit')).toMatchObject({status: 200, text: 'stored', rows: 1});
  expect(await run('caught')).toMatchObject({status: 200, text: 'stored', rows: 1});
  expect(await run('resolved')).toMatchObject({status: 200, text: 'resolved', rows: 0});
});
