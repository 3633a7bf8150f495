import {createRequire} from 'node:module';
import path from 'node:path';
import type {Locator, Page} from 'playwright-core';
import {expect, test as base} from 'vitest';
import {relativePath} from '../../src/lib/files';
import {root} from '../lib/run.mjs';
import {createPanels, type Panels} from './browser';
import {CACHE} from './install';
import {takePicture} from './pictures';
import {Project} from './project';
import {type Guide, readGuides} from './read-guides';
import {type Client, createClient, readLog, registerColleague, type ServerInfo} from './server';

export {expect} from 'vitest';
export {saveEntry} from './browser';

/** The database of a project, which is read while the server runs. */
interface Database {
  /** The rows of a query: `database.rows('select * from articles where id = ?', 1)`. */
  readonly rows: (sql: string, ...values: unknown[]) => Record<string, unknown>[];
}

interface Fixtures {
  /** The project of a guide that has its own. */
  own: Project | undefined;
  /** The guide whose check runs. */
  guide: Guide;
  /** Its own project, written but neither built nor started. In `….alone.check.ts` only. */
  project: Project;
  /** The server that runs: the one of all guides, or one of this project alone, which is built and started for the first test. */
  server: ServerInfo;
  /** Everything that the server has printed. */
  log: () => string;
  /** Requests without a user. */
  api: Client;
  /** Requests of the administrator. */
  admin: Client;
  /** The database of the server. */
  database: Database;
  panels: Panels;
  /** The panel, with the administrator logged in. */
  page: Page;
  /** The panel, with nobody logged in. */
  visitor: Page;
  /** Logs in a user with only these permissions (`plugin::upload.read`). */
  colleague: (...actions: string[]) => Promise<{client: Client; page: Page}>;
  /** Takes the picture `img/<slug>-<name>-light.png`, and the same in dark. */
  shot: (name: string, target: Page | Locator) => Promise<void>;
}

const openDatabase = (folder: string) => {
  const Sqlite = createRequire(path.join(CACHE, 'package.json'))('better-sqlite3');
  return new Sqlite(path.join(folder, '.tmp/data.db'), {readonly: true, fileMustExist: true});
};

const guideOf = (check: string): Guide => {
  const found = readGuides(root).find((guide) => guide.check === relativePath(root, check));
  if (!found) throw new Error(`${check} is beside no guide`);
  return found;
};

const inTest = () => expect.getState().testPath!;

/** `test` of the checks, with what they need. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- vitest reads from the pattern what a fixture needs.
  guide: [async ({}, provide) => provide(guideOf(inTest())), {scope: 'file'}],
  own: [
    async ({guide}, provide) => {
      if (!guide.isAlone) return provide(undefined);
      const project = new Project(`${guide.slug}-${process.pid}`, [guide]);
      project.write();
      await provide(project);
      await project.remove();
    },
    {scope: 'file'},
  ],
  project: async ({guide, own}, provide) => {
    if (own) return provide(own);
    throw new Error(`${guide.check} has no project of its own: name it ${guide.slug}.alone.check.ts`);
  },
  server: [
    async ({own}, provide) => {
      if (!own) return provide(JSON.parse(process.env.GUIDES_SERVER!) as ServerInfo);
      const {status, output} = await own.build();
      if (status !== 0) throw new Error(output);
      const server = await own.start();
      await provide(server);
      await server.stop();
    },
    {scope: 'file'},
  ],
  log: async ({server}, provide) => provide(() => readLog(server.log)),
  api: async ({server}, provide) => provide(createClient(server.url)),
  admin: async ({server}, provide) => provide(createClient(server.url, server.token)),
  database: async ({server}, provide) => {
    const database = openDatabase(server.folder);
    await provide({rows: (sql, ...values) => database.prepare(sql).all(...values)});
    database.close();
  },
  panels: async ({server}, provide) => {
    const panels = createPanels(server);
    await provide(panels);
    await panels.close();
  },
  page: async ({panels, server}, provide) => provide(await panels.open(server.token)),
  visitor: async ({panels}, provide) => provide(await panels.open()),
  colleague: async ({panels, server, admin}, provide) =>
    provide(async (...actions) => {
      const token = await registerColleague(server.url, admin, actions);
      return {client: createClient(server.url, token), page: await panels.open(token)};
    }),
  shot: async ({guide, server}, provide) =>
    provide((name, target) => takePicture(guide, name, target, server.guides === 1)),
});
