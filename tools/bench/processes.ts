// cspell:ignore TIMEFORMAT
import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What a command and all its children used. */
export interface Usage {
  /** Seconds from start to end. */
  readonly wall: number;
  /** Seconds of processor time, user and system. */
  readonly processor: number;
  /** Largest sum of the resident memory of all processes, in MB; what they share counts in each. NaN without `/proc`. */
  readonly peak: number;
}

/** The usual size of a memory page of Linux, in kB. */
const PAGE_KB = 4;

/** Session and resident memory in kB of one `/proc/{pid}/stat`. The name of the process may hold spaces and brackets, the fields after it may not: see proc(5). */
export const parseStat = (stat: string) => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {session: Number(fields[3]), resident: Number(fields[21]) * PAGE_KB};
};

const sessionMemory = (session: number): number =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const stat = parseStat(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
        return stat.session === session ? stat.resident : 0;
      } catch {
        return 0; // It has ended since it was listed.
      }
    })
    .reduce((sum, resident) => sum + resident, 0);

/** Without the addresses of a published site, and without a look for updates. */
const environment = (cwd: string): NodeJS.ProcessEnv => {
  const {SITE_URL, REPOSITORY_URL, NODE_ENV, BABEL_ENV, ...env} = process.env;
  const bin = path.join(cwd, 'node_modules', '.bin');
  return {...env, NO_UPDATE_NOTIFIER: '1', PATH: `${bin}${path.delimiter}${env.PATH}`} as NodeJS.ProcessEnv;
};

const running = new Set<ChildProcess>();

/** Starts a command of bash as the leader of a session, so that it can be measured and ended with its children. */
export const start = (command: string, cwd: string) => {
  const child = spawn('bash', ['-c', command], {
    cwd,
    env: environment(cwd),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = {child, output: ''};
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (started.output += chunk));
  running.add(child);
  child.on('close', () => running.delete(child));
  return started;
};

export const stop = (child: ChildProcess): void => {
  try {
    process.kill(-child.pid!, 'SIGKILL');
  } catch {
    // It has ended.
  }
};

/** Ends everything that was started here and still runs. */
export const stopAll = (): void => running.forEach(stop);

/** A build's memory changes over seconds, and reading the table takes a few milliseconds. */
const SAMPLE_MS = 200;

/**
 * Runs a command of bash to its end and measures it.
 *
 * @throws Error with the end of its output when it fails.
 */
export const measure = async (command: string, cwd: string): Promise<Usage> => {
  const hasProc = fs.existsSync('/proc/self/stat');
  const startedAt = performance.now();
  const started = start(`TIMEFORMAT='TIMES %3U %3S'; time { ${command}\n}`, cwd);
  let peak = hasProc ? 0 : Number.NaN;
  const timer = setInterval(() => {
    if (hasProc) peak = Math.max(peak, sessionMemory(started.child.pid!) / 1000);
  }, SAMPLE_MS);
  const status = await new Promise((resolve, reject) => started.child.on('error', reject).on('close', resolve));
  clearInterval(timer);
  if (status !== 0) throw new Error(`"${command}" failed in ${cwd}:\n${started.output.slice(-4000)}`);
  const wall = (performance.now() - startedAt) / 1000;
  const [, user, system] = /^TIMES ([\d.]+) ([\d.]+)$/m.exec(started.output) ?? [];
  return {wall, processor: Number(user) + Number(system), peak};
};
