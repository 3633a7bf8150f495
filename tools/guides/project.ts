import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {freePort} from '../lib/port.mjs';
import {collect, startProgram} from '../lib/run.mjs';
import {assemble, type Files, FIXTURE, panelFiles, readFixture} from './assemble';
import {CACHE, MODULES} from './install';
import type {Guide} from './read-guides';
import {readLog, registerAdministrator, type ServerInfo} from './server';

/** How long a server may take to start, in milliseconds; six seconds are usual. */
const START_MS = 120_000;
/** How many builds of the panel are kept, of eight megabytes each: of all guides together, of those alone, and of what was tried. */
const KEPT_PANELS = 20;

/** In the project, which may have packages of its own. */
const STRAPI = 'node_modules/@strapi/strapi/bin/strapi.js';
const PANELS = path.join(CACHE, 'panels');

/** Nothing of the process that runs the checks decides what the CMS does. */
const environment = (env: Record<string, string>): NodeJS.ProcessEnv => {
  const {PATH, HOME, TMPDIR, SystemRoot} = process.env;
  return {PATH, HOME, TMPDIR, SystemRoot, NO_UPDATE_NOTIFIER: '1', STRAPI_TELEMETRY_DISABLED: 'true', ...env};
};

/** What a command printed, without colours, and its exit code. */
export interface Outcome {
  readonly status: number;
  readonly output: string;
}

/** A server that runs. */
export interface RunningServer extends ServerInfo {
  readonly stop: () => Promise<void>;
}

/** A project of the CMS with the files of some guides. */
export class Project {
  /** Its absolute path. */
  readonly folder: string;
  readonly #files: Files;
  readonly #servers = new Set<RunningServer>();

  /** @throws Error when the guides' files do not go together. */
  constructor(
    name: string,
    readonly guides: readonly Guide[],
  ) {
    this.folder = path.join(CACHE, 'projects', name);
    this.#files = assemble(readFixture(), guides);
  }

  /** Writes the project, and nothing of an earlier one remains. */
  write(): void {
    fs.rmSync(this.folder, {recursive: true, force: true});
    fs.cpSync(FIXTURE, this.folder, {recursive: true});
    for (const [name, text] of this.#files) this.writeFile(name, text);
    fs.symlinkSync(MODULES, path.join(this.folder, 'node_modules'), 'junction');
  }

  /** Writes a file, by its path in the project. */
  writeFile(name: string, text: string): void {
    const file = path.join(this.folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
    this.#files.set(name, text);
  }

  /**
   * Gives the project a `node_modules` of its own, into which a check may install. Its files are those of all projects (hard
   * links): replace or delete one, but never write into it.
   */
  separateModules(): void {
    const folder = path.join(this.folder, 'node_modules');
    fs.unlinkSync(folder);
    linkFiles(MODULES, folder);
    // npm writes it.
    const list = path.join(folder, '.package-lock.json');
    fs.rmSync(list);
    fs.copyFileSync(path.join(MODULES, '.package-lock.json'), list);
  }

  /** Runs a program in the project. `node` is the one that runs the checks. */
  async run(program: string, args: readonly string[] = [], env: Record<string, string> = {}): Promise<Outcome> {
    const options = {cwd: this.folder, env: environment(env)};
    const {status, output} = await collect(
      program === 'node' ? process.execPath : program,
      [...args],
      {},
      undefined,
      options,
    );
    return {status, output: stripVTControlCharacters(output)};
  }

  /** Runs a command of the CMS: `project.strapi('export', '--no-encrypt')`. */
  strapi(...args: string[]): Promise<Outcome> {
    return this.run('node', [STRAPI, ...args]);
  }

  /** Compiles the server's TypeScript, as `strapi build` does, but not the panel. */
  compile(): Promise<Outcome> {
    return this.run('node', [path.join(MODULES, 'typescript/bin/tsc')]);
  }

  /** Compiles the server and builds the panel, or takes a build of the same files. */
  async build(): Promise<Outcome & {readonly isNew: boolean}> {
    const hash = createHash('sha256').update(fs.readFileSync(path.join(CACHE, 'installed')));
    hash.update(JSON.stringify(panelFiles(this.#files)));
    const kept = path.join(PANELS, hash.digest('hex').slice(0, 16));
    const built = path.join(this.folder, 'dist/build');
    if (fs.existsSync(kept)) {
      const compiled = await this.compile();
      if (compiled.status === 0) fs.cpSync(kept, built, {recursive: true});
      const now = new Date();
      fs.utimesSync(kept, now, now);
      return {...compiled, isNew: false};
    }
    const outcome = await this.strapi('build');
    if (outcome.status === 0) {
      // Renamed when it is complete.
      fs.cpSync(built, `${kept}.${process.pid}`, {recursive: true});
      fs.renameSync(`${kept}.${process.pid}`, kept);
      forgetPanels();
    }
    return {...outcome, isNew: true};
  }

  /**
   * Starts the CMS on a free port and registers the administrator. The panel is there when it was built.
   *
   * @throws Error with what the server printed, when it ends or does not answer.
   */
  async start(env: Record<string, string> = {}): Promise<RunningServer> {
    const log = path.join(this.folder, `server-${this.#servers.size + 1}.log`);
    // Checks run beside other programs that start servers on the first free port, so that each begins elsewhere.
    const port = await freePort(20_000 + Math.floor(Math.random() * 10_000));
    const url = `http://127.0.0.1:${port}`;
    const output = fs.openSync(log, 'w');
    const child = startProgram(process.execPath, [STRAPI, 'start'], {
      cwd: this.folder,
      env: environment({HOST: '127.0.0.1', PORT: String(port), ...env}),
      stdio: ['ignore', output, output],
    });
    fs.closeSync(output);
    const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
    const stop = async () => {
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(kill);
    };
    const fail = async (what: string) => {
      await stop();
      throw new Error(`${what}\n${readLog(log).trim()}`);
    };
    const started = Date.now();
    while (!(await isHealthy(url))) {
      if (child.exitCode !== null || child.signalCode !== null) return fail('the server ended while it started:');
      if (Date.now() - started > START_MS) return fail(`the server did not answer in ${START_MS / 1000} seconds:`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const server = {
      url,
      token: await registerAdministrator(url),
      folder: this.folder,
      log,
      guides: this.guides.length,
      stop,
    };
    this.#servers.add(server);
    return server;
  }

  /** Stops its servers and deletes it. */
  async remove(): Promise<void> {
    for (const server of this.#servers) await server.stop();
    fs.rmSync(this.folder, {recursive: true, force: true});
  }
}

/** Deletes the projects of runs that were ended before they could. A project's name ends in the number of its process. */
export const removeOldProjects = (): void => {
  const folder = path.join(CACHE, 'projects');
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    if (!isRunning(Number(name.split('-').at(-1)))) fs.rmSync(path.join(folder, name), {recursive: true, force: true});
  }
};

/** Copies a folder, with hard links instead of files: they may be replaced or deleted, but not written into. */
export const linkFiles = (from: string, to: string): void => {
  fs.mkdirSync(to, {recursive: true});
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else fs.linkSync(source, target);
  }
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const isHealthy = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/_health`)).status === 204;
  } catch {
    return false;
  }
};

const forgetPanels = (): void => {
  const panels = fs.readdirSync(PANELS).map((name) => path.join(PANELS, name));
  const byAge = panels.sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs);
  for (const panel of byAge.slice(KEPT_PANELS)) fs.rmSync(panel, {recursive: true});
};
