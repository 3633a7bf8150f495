import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {CACHE} from '../../tools/guides/install';
import {expect, test} from '../../tools/guides/test';

const SCHEMA = 'src/api/parcel/content-types/parcel/schema.json';
const DIFFERENCES = [
  '(Schema Integrity) api::parcel.parcel.attributes.weight does not exist on destination',
  '(Schema Integrity) api::parcel.parcel.attributes.grams does not exist on source',
];

test('the script imports the content and keeps the settings; when schemas differ it fails, and --force does not', async ({
  project,
}) => {
  const count = (table: string): unknown => {
    const Sqlite = createRequire(path.join(CACHE, 'package.json'))('better-sqlite3');
    const database = new Sqlite(path.join(project.folder, '.tmp/data.db'), {readonly: true});
    try {
      return database.prepare(`select count(*) as n from ${table}`).get().n;
    } finally {
      database.close();
    }
  };
  const strapi = path.join(project.folder, 'node_modules/@strapi/strapi/bin/strapi.js');
  const args = ['export', '--no-encrypt', '--no-compress', '--only', 'content', '--file', 'content'];
  const exported = await project.run('node', [strapi, ...args], {SEED: 'yes'});
  expect(exported.output).toContain('Export process has been completed successfully!');
  expect(exported.status).toBe(0);

  const script = () => project.run('node', ['scripts/import-in-ci.js', 'content.tar']);
  const settings = count('strapi_core_store_settings');
  expect(settings).toBeGreaterThan(0);
  const imported = await script();
  expect(imported.output).toContain('entities: 1\nlinks: 1\n');
  expect(imported.status).toBe(0);
  expect([count('parcels'), count('strapi_core_store_settings')]).toEqual([1, settings]);

  const schema = fs.readFileSync(path.join(project.folder, SCHEMA), 'utf8');
  project.writeFile(SCHEMA, schema.replace('"weight"', '"grams"'));
  const refused = await script();
  expect(refused.output).toContain(
    'deleted: api::parcel.parcel.attributes.weight\nadded: api::parcel.parcel.attributes.grams\nUnresolved differences in schema\n',
  );
  expect(refused.status).toBe(1);
  expect(count('parcels')).toBe(1);

  const forced = await project.strapi('import', '--file', 'content.tar', '--only', 'content', '--force');
  for (const line of DIFFERENCES) expect(forced.output).toContain(line);
  expect(forced.status).toBe(0);
  expect([count('parcels'), count('strapi_core_store_settings')]).toEqual([1, 0]);
  expect(fs.readdirSync(project.folder).filter((name) => /^import_\d+\.log$/.test(name))).toHaveLength(1);
});

test('the other failures are told as the page says', async ({project}) => {
  const run = async (...args: string[]) => {
    const {status, output} = await project.strapi(...args);
    expect(status).toBe(1);
    return output;
  };
  expect(await run('import', '--file', 'content.zip', '--force')).toContain(
    "The file 'content.zip' does not appear to be a valid Strapi data file.",
  );
  expect(await run('export', '--only', 'content', '--exclude', 'content')).toContain(
    'Data types may not be used in both "exclude" and "only" in the same command. Found in both: content',
  );
  const nobody = ['transfer', '--to', 'http://127.0.0.1:9/admin', '--to-token', 'x', '--force'];
  expect(await run(...nobody)).toMatch(/\[FATAL\] connect ECONNREFUSED[\s\S]*Transfer process failed\./);
});
