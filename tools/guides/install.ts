import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {CMS_VERSION} from '../../src/cms/version';
import {collect, root} from '../lib/run.mjs';
import {FIXTURE} from './assemble';

/** Everything that the guides' checks write, but pictures. */
export const CACHE = path.join(root, '.cache/guides', CMS_VERSION);
export const MODULES = path.join(CACHE, 'node_modules');

/** Written when everything is installed; says from what. */
const STAMP = path.join(CACHE, 'installed');

/** The one package whose program is compiled here: npm has no compiled one. */
const COMPILED = 'better-sqlite3';

const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json']) hash.update(fs.readFileSync(path.join(FIXTURE, name)));
  // A compiled program is for one major version of Node.
  const [major] = process.versions.node.split('.');
  return `${hash.digest('hex')} node ${major} ${process.platform} ${process.arch}\n`;
};

/** The folder of Node's headers, which its distributions contain; the compiler would download others. */
const findHeaders = (): string | undefined =>
  [process.env.npm_config_nodedir, path.resolve(process.execPath, '../..')].find(
    (folder) => folder && fs.existsSync(path.join(folder, 'include/node/node.h')),
  );

const tail = (output: string, lines = 15): string => output.trimEnd().split('\n').slice(-lines).join('\n');

const runNpm = async (args: readonly string[], env: Record<string, string> = {}) =>
  collect('npm', ['--prefix', CACHE, ...args], {NODE_OPTIONS: '', ...env});

/** @throws Error when the documented version of the CMS does not run with this Node. */
export const checkNode = (): void => {
  const {engines} = JSON.parse(fs.readFileSync(path.join(FIXTURE, 'package.json'), 'utf8'));
  const [, highest] = /<=(\d+)/.exec(engines.node)!;
  if (Number(process.versions.node.split('.')[0]) <= Number(highest)) return;
  throw new Error(
    `The guides cannot be run here: the CMS ${CMS_VERSION} needs Node ${engines.node}, and this is ${process.version}.`,
  );
};

/**
 * Installs the packages of the project, unless they are there. No install script runs but that of {@link COMPILED}, which is
 * compiled from the source in its package.
 *
 * @throws Error that says which package cannot be installed or built here, why, and what helps.
 */
export const install = async (say: (line: string) => void): Promise<void> => {
  const wanted = fingerprint();
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted) return;
  fs.rmSync(STAMP, {force: true});
  fs.mkdirSync(CACHE, {recursive: true});
  for (const name of ['package.json', 'package-lock.json']) {
    fs.copyFileSync(path.join(FIXTURE, name), path.join(CACHE, name));
  }
  say(`Installing the packages of a project of the CMS ${CMS_VERSION} (npm ci, once, some minutes) …`);
  const installed = await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  // It ends with its usage, when the lockfile is wrong.
  if (installed.status !== 0)
    throw new Error(`npm ci failed in ${CACHE}:\n${installed.output.trimEnd().slice(0, 3000)}`);

  const headers = findHeaders();
  if (!headers) {
    throw new Error(
      `${COMPILED} cannot be built here: Node's headers (include/node/node.h) are not beside ${process.execPath}. Use a Node ` +
        `from nodejs.org, install the headers (on Debian: libnode-dev), or set npm_config_nodedir to a folder with them.`,
    );
  }
  say(`Compiling ${COMPILED} (once, about two minutes) …`);
  const compiled = await runNpm(['rebuild', COMPILED, '--ignore-scripts=false', '--foreground-scripts'], {
    npm_config_nodedir: headers,
    npm_config_build_from_source: 'true',
  });
  if (compiled.status !== 0) {
    throw new Error(
      `${COMPILED} cannot be built here: it needs Python 3, make and a C++ compiler (on Debian: python3, make, g++).\n` +
        tail(compiled.output),
    );
  }
  for (const name of [COMPILED, 'sharp']) {
    const loaded = await collect(process.execPath, ['-e', `require(${JSON.stringify(path.join(MODULES, name))})`]);
    if (loaded.status !== 0)
      throw new Error(`${name} was installed, but cannot be loaded here:\n${tail(loaded.output)}`);
  }
  fs.writeFileSync(STAMP, wanted);
};
