import fs from 'node:fs';
import path from 'node:path';
import type {Project} from '../../tools/guides/project';
import {type Client, createClient} from '../../tools/guides/server';
import {expect, test} from '../../tools/guides/test';

const VIEW = '/content-manager/content-types/api::exhibit.exhibit/configuration';
const PRODUCTION = {DATABASE_FILENAME: '.tmp/production.db'};

const viewOf = async (client: Client) => (await client.get(VIEW)).body.data.contentType;

const compile = async (project: Project) => {
  const {status, output} = await project.compile();
  expect(status, output).toBe(0);
};

/** `configuration:restore` into the other database. */
const restore = (project: Project, file: string, strategy: string) => {
  const strapi = path.join(project.folder, 'node_modules/@strapi/strapi/bin/strapi.js');
  return project.run('node', [strapi, 'configuration:restore', '--file', file, '--strategy', strategy], PRODUCTION);
};

test('the views of one database come into another, and nothing else', async ({project}) => {
  await compile(project);
  const test = await project.start();
  const tester = createClient(test.url, test.token);
  const {settings, layouts} = await viewOf(tester);
  expect(layouts.list).toEqual(['id', 'name', 'room', 'story']);
  const view = {settings: {...settings, pageSize: 50}, layouts: {...layouts, list: ['name', 'room', 'story']}};
  expect(await tester.put(VIEW, view)).toMatchObject({status: 200});
  expect((await tester.put('/upload/settings', {sizeOptimization: false, responsiveDimensions: false})).status).toBe(
    200,
  );
  await test.stop();

  const dumped = await project.strapi('configuration:dump', '--file', 'all.json');
  const entries = /Successfully exported (\d+) configuration entries/.exec(dumped.output);
  expect(entries, dumped.output).not.toBeNull();
  const kept = await project.run('node', ['scripts/keep-views.js', 'all.json', 'views.json']);
  const views = Number(/^(\d+) views in views\.json\n$/.exec(kept.output)?.[1]);
  expect(views).toBeGreaterThan(1);
  const keys = (file: string): string[] =>
    JSON.parse(fs.readFileSync(path.join(project.folder, file), 'utf8')).map(({key}: {key: string}) => key);
  const all = keys('all.json');
  expect(all).toHaveLength(Number(entries![1]));
  expect(all.filter((key) => !key.startsWith('plugin_content_manager_'))).toEqual([
    'plugin_i18n_default_locale',
    'plugin_upload_metrics',
    'plugin_upload_settings',
    'plugin_upload_view_configuration',
    'plugin_users-permissions_advanced',
    'plugin_users-permissions_email',
    'plugin_users-permissions_grant',
  ]);
  expect(keys('views.json')).toEqual(all.filter((key) => key.startsWith('plugin_content_manager_')));

  const production = await project.start(PRODUCTION);
  const admin = createClient(production.url, production.token);
  const before = await viewOf(admin);
  expect(before.settings.pageSize).toBe(10);
  const keep = await restore(project, 'views.json', 'keep');
  expect(keep.output).toContain(`Statistics: 0 created, ${views} untouched.`);
  expect(await viewOf(admin)).toEqual(before);

  const restored = await restore(project, 'views.json', 'replace');
  expect(restored.output).toContain(
    `Successfully imported configuration with replace strategy. Statistics: 0 created, ${views} replaced.`,
  );
  expect(await viewOf(admin)).toMatchObject({settings: {pageSize: 50}, layouts: {list: ['name', 'room', 'story']}});
  expect((await admin.get('/upload/settings')).body.data).toMatchObject({responsiveDimensions: true});
  await production.stop();
});

test('merge does not merge what is in a view, and a value without its UID is lost at the next start', async ({
  project,
}) => {
  const part = (model: string, value: object) => ({
    key: `plugin_content_manager_configuration_content_types::${model}`,
    value: JSON.stringify(value),
    type: 'object',
  });
  const user = 'plugin::users-permissions.user';
  const settings = {pageSize: 20};
  project.writeFile(
    'parts.json',
    JSON.stringify([part('api::exhibit.exhibit', {settings}), part(user, {uid: user, settings})]),
  );
  const merged = await restore(project, 'parts.json', 'merge');
  expect(merged.output).toContain('Statistics: 0 created, 2 merged.');

  const production = await project.start(PRODUCTION);
  const admin = createClient(production.url, production.token);
  expect((await viewOf(admin)).settings.pageSize).toBe(10);
  const {contentType} = (await admin.get(VIEW.replace('api::exhibit.exhibit', user))).body.data;
  expect(contentType.settings.pageSize).toBe(20);
  expect(contentType.settings).not.toHaveProperty('searchable');
  await production.stop();
});

test('a file that is no dump is refused', async ({project}) => {
  for (const [args, message] of [
    [['--file', '.env'], /Invalid input data: .+\. Expected a valid JSON array\./],
    [['--file', 'package.json', '--strategy', 'keep'], /Invalid input data\. Expected a valid JSON array\./],
  ] as const) {
    const {status, output} = await project.strapi('config:restore', ...args);
    expect(output).toMatch(message);
    expect(status).toBe(1);
  }
});
