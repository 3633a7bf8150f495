import fs from 'node:fs';
import path from 'node:path';
import {installedVersions} from '../../../src/cms/load-index';
import {type CliPrograms, readCliCommands} from './cli-commands';

/** Scripts of the CMS repository's root `package.json` at the version documented; no package carries them. */
const REPOSITORY_SCRIPTS = `build build:watch clean commit format lint lint:fix setup test:api test:api:clean test:clean
  test:cli test:cli:clean test:e2e test:e2e:clean test:front test:front:all test:front:ce test:front:update
  test:front:watch test:generate-app test:ts test:ts:back test:ts:front test:ts:packages test:unit test:unit:all
  test:unit:watch`.split(/\s+/);

const APPLICATION_SCRIPTS = `build console deploy dev develop start strapi upgrade upgrade:dry
  seed:example`.split(/\s+/);

/** Programs that Yarn runs by name in the CMS's repository, besides those that are installed here. */
const REPOSITORY_PROGRAMS = ['jest', 'lerna', 'nx', 'playwright'];

/** What a shell example may call. */
export interface ShellKnowledge {
  /** Names that `npm run` and `yarn` may be followed by. */
  readonly scripts: Set<string>;
  /** Names that `yarn` may be followed by, too. */
  readonly programs: Set<string>;
  readonly programsOfCms: CliPrograms;
}

/** Scripts and programs of the repository, of an application, of the packages and of this project. */
export const readShellKnowledge = async (root: string, cacheDir: string): Promise<ShellKnowledge> => {
  const folders = ['', ...Object.keys(installedVersions(root)).map((name) => `node_modules/@strapi/${name}`)];
  const scripts = folders.flatMap((folder) => {
    const manifest = fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    return Object.keys((JSON.parse(manifest) as {scripts?: object}).scripts ?? {});
  });
  const bin = path.join(root, 'node_modules/.bin');
  return {
    scripts: new Set([...REPOSITORY_SCRIPTS, ...APPLICATION_SCRIPTS, ...scripts]),
    programs: new Set([...REPOSITORY_PROGRAMS, ...(fs.existsSync(bin) ? fs.readdirSync(bin) : [])]),
    programsOfCms: await readCliCommands(root, cacheDir),
  };
};
