import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {installedVersions} from '../../../src/cms/load-index';
import {DiskCache} from '../../../src/lib/disk-cache';

interface CliCommand {
  readonly names: string[];
  /** `names` are the short form, if there is one, and the long one. */
  readonly options: {readonly names: string[]; readonly default?: string | number | boolean}[];
}

/** Program (`strapi`, `pack-up`) → its commands. */
export type CliPrograms = Record<string, CliCommand[]>;

/** Raise when what is read from the programs changes. */
const FORMAT = 3;

/** Both programs are built with commander, which lists its commands; pack-up's runs when loaded unless `parse` is replaced. */
const LIST = `command => command.commands.map(c => ({
  names: [c.name().split(' ')[0], ...c.aliases()],
  options: c.options.map(o => ({names: [o.short, o.long].filter(Boolean), default: o.defaultValue})),
}))`;
const SCRIPTS: Readonly<Record<string, string>> = {
  strapi: `require('./dist/cli').createCLI(['node', 'strapi']).then(cli => {
    process.stdout.write(JSON.stringify((${LIST})(cli)), () => process.exit(0));
  })`,
  'pack-up': `const {program} = require('commander');
  program.parse = () => program;
  require('./dist/cli.js');
  process.stdout.write(JSON.stringify((${LIST})(program)))`,
};

const ask = async (root: string, name: string): Promise<CliCommand[]> => {
  const cwd = path.join(root, 'node_modules/@strapi', name);
  const {stdout} = await promisify(execFile)(process.execPath, ['-e', SCRIPTS[name]!], {cwd});
  return JSON.parse(stdout) as CliCommand[];
};

/** The commands of those programs that are installed, asked from the programs themselves once per version. */
export const readCliCommands = async (root: string, cacheDir: string): Promise<CliPrograms> => {
  const versions = installedVersions(root);
  const names = Object.keys(SCRIPTS).filter((name) => versions[name] !== undefined);
  const version = JSON.stringify([FORMAT, names.map((name) => versions[name])]);
  const cache = new DiskCache<CliCommand[]>(path.join(cacheDir, 'commands.json'), version);
  const answers = names.map(async (name) => [name, await cache.getOrMake(name, () => ask(root, name))] as const);
  const programs = Object.fromEntries(await Promise.all(answers));
  cache.save();
  return programs;
};
