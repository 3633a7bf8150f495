import {expect, test} from '../../tools/guides/test';

const NOTES = '/content-manager/collection-types/plugin::expiring-notes.note';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('the task deletes the note that has expired, keeps the other, and says so', async ({admin, database, log}) => {
  for (const note of [
    {text: 'of yesterday', expiresAt: inMinutes(-1)},
    {text: 'for tomorrow', expiresAt: inMinutes(24 * 60)},
  ]) {
    expect(await admin.post(NOTES, note)).toMatchObject({status: 201});
  }
  await expect.poll(() => database.rows('select text from expiring_notes')).toEqual([{text: 'for tomorrow'}]);
  await expect.poll(log).toContain('expiring-notes: 1 deleted');
});
