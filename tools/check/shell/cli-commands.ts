import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

import {FileCache} from '../../../src/lib/file-cache';
import {installedVersions} from '../../../src/cms/load-index';

/** A command of a program and the options that it takes, in every spelling. */
export interface CliCommand {
  names: string[];
  options: string[];
}

/** Program (`strapi`, `pack-up`) → its commands. */
export type CliPrograms = Record<string, CliCommand[]>;

/** Raise when what is read from the programs changes. */
const FORMAT = 1;

/** Both programs are built with commander, which can tell what it knows; pack-up's runs when loaded unless `parse` is taken away. */
const LIST = `command => command.commands.map(c => ({
  names: [c.name().split(' ')[0], ...c.aliases()],
  options: c.options.flatMap(o => [o.short, o.long]).filter(Boolean),
}))`;
const SCRIPTS: Record<string, string> = {
  strapi: `require('./dist/cli').createCLI(['node', 'strapi']).then(cli => {
    process.stdout.write(JSON.stringify((${LIST})(cli)), () => process.exit(0));
  })`,
  'pack-up': `const {program} = require('commander');
  program.parse = () => program;
  require('./dist/cli.js');
  process.stdout.write(JSON.stringify((${LIST})(program)))`,
};

/** The commands of those programs that are installed, asked from the programs themselves once per version. */
export async function readCliCommands(root: string, cacheDir: string): Promise<CliPrograms> {
  const versions = installedVersions(root);
  const cache = new FileCache<CliPrograms>(path.join(cacheDir, 'commands'));
  const key = [FORMAT, versions.strapi, versions['pack-up']].join('-');
  let programs = cache.get(key);
  if (!programs) {
    const installed = Object.entries(SCRIPTS).filter(([name]) => versions[name] !== undefined);
    const answers = installed.map(async ([name, script]) => [name, await ask(root, name, script)] as const);
    programs = Object.fromEntries(await Promise.all(answers));
    cache.set(key, programs);
  }
  return programs;
}

async function ask(root: string, name: string, script: string): Promise<CliCommand[]> {
  const cwd = path.join(root, 'node_modules/@strapi', name);
  const {stdout} = await promisify(execFile)(process.execPath, ['-e', script], {cwd});
  return JSON.parse(stdout) as CliCommand[];
}
