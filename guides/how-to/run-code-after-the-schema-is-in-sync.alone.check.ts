import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {CACHE} from '../../tools/guides/install';
import type {Project} from '../../tools/guides/project';
import {createClient, readLog} from '../../tools/guides/server';
import {expect, test} from '../../tools/guides/test';

const NOTES = '/content-manager/collection-types/api::tide-note.tide-note';
const SCHEMA = 'src/api/tide-note/content-types/tide-note/schema.json';
const INDEX = 'src/index.ts';

const rows = (project: Project, sql: string): Record<string, unknown>[] => {
  const Sqlite = createRequire(path.join(CACHE, 'package.json'))('better-sqlite3');
  const database = new Sqlite(path.join(project.folder, '.tmp/data.db'), {readonly: true});
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
};

const compile = async (project: Project) => {
  const {status, output} = await project.compile();
  expect(status, output).toBe(0);
};

/** What the guide's code prints at a start. */
const linesOf = (log: string) => [...readLog(log).matchAll(/tide-notes: .*/g)].map(([line]) => line);

test('notes that exist lose their duplicate, get their number of words once, and an index', async ({
  project,
  guide,
}) => {
  const read = (name: string) => fs.readFileSync(path.join(project.folder, name), 'utf8');
  const [schema, index] = [read(SCHEMA), read(INDEX)];
  const migration = guide.files.find((file) => file.path.startsWith('database/'))!;

  // The project as it was.
  const {indexes: _, ...old} = JSON.parse(schema);
  delete old.attributes.words;
  project.writeFile(SCHEMA, JSON.stringify(old));
  project.writeFile(INDEX, 'export default {};\n');
  fs.rmSync(path.join(project.folder, migration.path));
  await compile(project);
  const before = await project.start();
  const admin = createClient(before.url, before.token);
  for (const [day, text] of [
    ['2024-10-01', 'High water at noon'],
    ['2024-10-01', 'Written twice'],
    ['2024-10-02', 'Calm'],
  ]) {
    expect((await admin.post(NOTES, {harbour: 'Oban', day, text})).status).toBe(201);
  }
  await before.stop();
  const updated = rows(project, 'select text, updated_at from tide_notes order by id');

  project.writeFile(SCHEMA, schema);
  project.writeFile(INDEX, index);
  project.writeFile(migration.path, migration.text);
  await compile(project);
  const after = await project.start();
  expect(linesOf(after.log)).toEqual([
    'tide-notes: migration, 1 duplicate deleted, column words exists: false',
    'tide-notes: afterSync, 2 notes filled',
    'tide-notes: bootstrap, 2 notes',
  ]);
  expect(rows(project, 'select text, words from tide_notes order by id')).toEqual([
    {text: 'High water at noon', words: 4},
    {text: 'Calm', words: 1},
  ]);
  expect(rows(project, 'select text, updated_at from tide_notes order by id')).toEqual(
    updated.filter(({text}) => text !== 'Written twice'),
  );
  const again = {harbour: 'Oban', day: '2024-10-01', text: 'Once more'};
  expect((await createClient(after.url, after.token).post(NOTES, again)).status).toBe(500);
  await after.stop();

  // Another change of the model: the sync looks at the table again.
  const changed = JSON.parse(schema);
  changed.attributes.mood = {type: 'string'};
  project.writeFile(SCHEMA, JSON.stringify(changed));
  await compile(project);
  const third = await project.start();
  expect(linesOf(third.log)).toEqual(['tide-notes: bootstrap, 2 notes']);
  await third.stop();
  const names = rows(project, "select name from sqlite_master where type = 'index' and tbl_name = 'tide_notes'");
  expect(names.map(({name}) => name)).toEqual(
    expect.arrayContaining(['tide_notes_harbour_day', 'tide_notes_harbour_lower']),
  );
});

test('a query in register ends the start', async ({project}) => {
  project.write();
  const query = "strapi.db.query('api::tide-note.tide-note')";
  project.writeFile(INDEX, `export default {register: ({strapi}) => void ${query}};\n`);
  await compile(project);
  await expect(project.start()).rejects.toThrow('Model api::tide-note.tide-note not found');
});
