import fs from 'node:fs';
import {declaredNames, readNames, renamedRows, untold} from '../../tools/guides/renamed';
import type {Client} from '../../tools/guides/server';
import {expect, test} from '../../tools/guides/test';

const TYPES = '@strapi/strapi';

/** Calls a method in the server. `on`: the guide's `service`, `documents`, `entityService` or `query`, of consignments. */
const caller =
  (api: Client) =>
  async (on: string, method: string, ...args: unknown[]) => {
    const {status, body} = await api.post('/api/consignments/call', {on, method, args});
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };

/** A consignment that is published, and then changed without being published. */
const changedConsignment = async (call: ReturnType<typeof caller>, label: string) => {
  const {result: sent} = await call('service', 'send', label);
  await call('documents', 'update', {documentId: sent.documentId, data: {weight: 3}});
  return sent;
};

test('the tables tell about each type of version 4, and each new name exists', async ({guide}) => {
  const declaration = guide.files.find(({path}) => path.endsWith('version-4.d.ts'))!.text;
  const rows = renamedRows(fs.readFileSync(guide.page, 'utf8'), TYPES);
  const has = await readNames([TYPES]);
  expect(untold(declaredNames(declaration), rows, has)).toEqual([]);
  expect(rows.flatMap(({now}) => now).filter(({name, from}) => !has(from, name))).toEqual([]);
  expect(has(TYPES, 'Common')).toBe(false);
});

test('the service answers with what is published', async ({api}) => {
  const call = caller(api);
  const sent = await changedConsignment(call, 'books');
  const {documentId} = sent;
  expect((await call('service', 'findOne', documentId)).result).toMatchObject({label: 'books', weight: null});
  expect((await call('documents', 'findOne', {documentId})).result).toMatchObject({weight: 3});
  expect((await call('service', 'documentIdOf', sent.id)).result).toBe(documentId);

  const {result: changed} = await call('service', 'change', documentId, {weight: 5});
  expect(changed).toMatchObject({weight: 5, publishedAt: expect.any(String)});
  expect(changed.id).not.toBe(sent.id);

  await call('service', 'send', 'lamp');
  const {result: paged} = await call('service', 'findPage', {sort: 'label:asc'}, 2, 1);
  expect(paged.results).toHaveLength(1);
  expect(paged.pagination).toMatchObject({page: 2, pageSize: 1, pageCount: paged.pagination.total});

  const {result: removed} = await call('service', 'remove', documentId);
  expect(removed).toMatchObject({documentId, entries: [{}, {}]});
  expect((await call('documents', 'findOne', {documentId})).result).toBeNull();
});

test('the document service passes over what the guide says', async ({api}) => {
  const call = caller(api);
  for (const label of ['one', 'two']) await call('service', 'send', label);
  const all = (await call('documents', 'findMany', {})).result.length;
  expect(all).toBeGreaterThan(1);
  for (const pages of [
    {page: 1, pageSize: 1},
    {pagination: {page: 1, pageSize: 1}},
    {pagination: {start: 0, limit: 1}},
    {locale: '*'},
    {locale: 'all'},
  ])
    expect((await call('documents', 'findMany', pages)).result).toHaveLength(all);
  expect((await call('documents', 'findMany', {start: 0, limit: 1})).result).toHaveLength(1);

  const dated = await call('documents', 'create', {data: {label: 'x', publishedAt: new Date()}});
  expect(dated.result.publishedAt).toBeNull();
  expect((await call('documents', 'update', {documentId: 'none', data: {label: 'x'}})).result).toBeNull();
  expect((await call('documents', 'delete', {documentId: 'none'})).result).toEqual({documentId: 'none', entries: []});
  expect((await call('documents', 'findOne', {documentId: 1})).result).toBeNull();
  const {documentId} = dated.result;
  expect((await call('documents', 'delete', {documentId, status: 'draft'})).error).toBe(
    'Cannot delete a draft document',
  );
  expect((await call('documents', 'clone', {documentId, data: {label: 'y'}})).result.entries).toMatchObject([
    {label: 'y', publishedAt: null},
  ]);
});

test('the entity service does what the guide warns of', async ({api}) => {
  const call = caller(api);
  const {result: made} = await call('entityService', 'create', {data: {label: 'chair'}});
  expect(made.publishedAt).not.toBeNull();
  const {result: live} = await call('entityService', 'findMany', {publicationState: 'live'});
  expect(live.every(({publishedAt}: {publishedAt: string | null}) => publishedAt === null)).toBe(true);

  const {result: page} = await call('entityService', 'findPage', {page: 1, pageSize: 100});
  const versions = page.results.filter(({documentId}: {documentId: string}) => documentId === made.documentId);
  expect(versions).toHaveLength(2);

  const {result: found} = await call('entityService', 'findOne', made.id);
  expect(found).toMatchObject({documentId: made.documentId, publishedAt: null});
  expect(found.id).not.toBe(made.id);

  await call('entityService', 'update', made.id, {data: {label: 'stool'}});
  expect((await call('entityService', 'update', made.id, {data: {label: 'bench'}})).result).toBeNull();
  for (const gone of ['clone', 'deleteMany', 'findWithRelationCounts', 'uploadFiles', 'emitEvent'])
    expect((await call('entityService', gone)).error).toMatch(/is not a function/);
});

test('a row made with strapi.db.query is published, and has no draft', async ({api}) => {
  const call = caller(api);
  const {result: row} = await call('query', 'create', {data: {label: 'raw'}});
  expect(row.publishedAt).not.toBeNull();
  const {documentId} = row;
  expect((await call('documents', 'findOne', {documentId})).result).toBeNull();
  expect((await call('documents', 'findOne', {documentId, status: 'published'})).result.label).toBe('raw');
});
