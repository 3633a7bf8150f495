import fs from 'node:fs';
import path from 'node:path';
import {bin, root, runInForeground} from '../lib/run.mjs';
import {CACHE, checkNode, install} from './install';
import {Project, removeOldProjects, type RunningServer} from './project';
import {type Guide, readGuides} from './read-guides';

/** Guides whose files a message of the compiler, the bundler or the server names. */
export const culprits = (message: string, guides: readonly Guide[]): Guide[] => {
  // `strapi build` prints errors in a box, which breaks lines within paths.
  const text = message.replace(/[│\s]/g, '');
  return guides.filter(({slug, files}) => {
    const own = files.map(({path: name}) => name.replace(/\.\w+$/, ''));
    // What several guides give lies beside the others' with the slug in its name.
    const names = [
      ...own.filter((name) => !/^(?:config\/\w+|src\/index|src\/admin\/(?:app|vite\.config))$/.test(name)),
      slug,
    ];
    return names.some((name) => text.includes(name));
  });
};

interface Failure {
  readonly guides: readonly Guide[];
  readonly message: string;
}

const pagesOf = (guides: readonly Guide[]): string => guides.map(({page}) => page).join(', ');

/** Builds and starts one project of these guides. What it cannot be started with is left out, and told as a failure. */
const startShared = async (guides: readonly Guide[], say: (line: string) => void) => {
  const failures: Failure[] = [];
  let rest = guides;
  while (rest.length > 0) {
    const project = new Project(`shared-${process.pid}`, rest);
    project.write();
    let message = '';
    say(`Building a project of ${rest.length} ${rest.length === 1 ? 'guide' : 'guides'} …`);
    const {status, output, isNew} = await project.build();
    if (status === 0) {
      say(isNew ? 'The panel is built.' : 'The panel is that of an earlier run: its files have not changed.');
      say('Starting the CMS …');
      try {
        const server = await project.start();
        return {project, server, guides: rest, failures};
      } catch (error) {
        message = (error as Error).message;
      }
    } else message = `strapi build failed:\n${output.trim()}`;
    const found = culprits(message, rest);
    const failed = found.length > 0 ? found : rest;
    failures.push({guides: failed, message});
    say(`✗ ${pagesOf(failed)}: the project does not ${status === 0 ? 'start' : 'build'}`);
    rest = rest.filter((guide) => !failed.includes(guide));
    await project.remove();
  }
  return {failures, guides: rest};
};

const runChecks = (checks: readonly string[], server: RunningServer | undefined): Promise<number> => {
  if (server) {
    process.env.GUIDES_SERVER = JSON.stringify(server);
  }
  const config = path.join(import.meta.dirname, 'vitest.config.mts');
  return runInForeground(bin('vitest'), ['run', '--config', config, '--reporter=verbose', ...checks]);
};

/**
 * Puts the files of the guides into real projects of the CMS, starts them, and runs the checks beside the guides.
 *
 * @param slugs only these; all when there is none.
 * @returns the exit code.
 */
export const runGuides = async (slugs: readonly string[], {keep = false} = {}): Promise<number> => {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  const say = (line: string) => console.log(`${seconds()} s  ${line}`);

  checkNode();
  const guides = readGuides(root, slugs);
  if (guides.length === 0) throw new Error('There is no guide with a check.');
  await install(say);
  removeOldProjects();

  const together = await startShared(
    guides.filter(({isAlone}) => !isAlone),
    say,
  );
  const ready = guides.filter((guide) => guide.isAlone || together.guides.includes(guide));
  say(`Running the checks of ${ready.length} ${ready.length === 1 ? 'guide' : 'guides'} …`);
  const status =
    ready.length === 0
      ? 1
      : await runChecks(
          ready.map(({check}) => check),
          together.server,
        );
  if (together.server) {
    await together.server.stop();
    fs.copyFileSync(together.server.log, path.join(CACHE, 'server.log'));
    if (keep) say(`The project is ${together.project.folder}`);
    else await together.project.remove();
  }
  for (const {guides: failed, message} of together.failures) console.error(`\n✗ ${pagesOf(failed)}\n${message}`);
  if (status !== 0 || together.failures.length > 0)
    say(`Failed. What the server printed is in ${path.join(CACHE, 'server.log')}`);
  return status || together.failures.length;
};
