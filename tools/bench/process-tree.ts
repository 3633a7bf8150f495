// cspell:ignore TIMEFORMAT
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';

/** What a command used, its children included. */
export interface Usage {
  readonly status: number;
  readonly output: string;
  /** Seconds from start to end. */
  readonly wall: number;
  /** Seconds of processor time, user and system. */
  readonly processor: number;
  /** Largest sum of the resident memory of all processes at one moment, in MB; pages that they share count in each. */
  readonly peak: number;
}

/** A line of the process table. */
export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory in kB. */
  readonly resident: number;
}

/** The resident memory of a process and of all below it, in kB. */
export function treeMemory(rows: readonly ProcessRow[], root: number): number {
  const children = groupByParent(rows);
  const own = rows.find(({pid}) => pid === root)?.resident ?? 0;
  return (children.get(root) ?? []).reduce((sum, {pid}) => sum + treeMemory(rows, pid), own);
}

function groupByParent(rows: readonly ProcessRow[]): Map<number, ProcessRow[]> {
  const groups = new Map<number, ProcessRow[]>();
  for (const row of rows) groups.set(row.parent, [...(groups.get(row.parent) ?? []), row]);
  return groups;
}

/** Reads one `/proc/{pid}/stat`: the name may hold spaces and brackets, the fields after it may not. See proc(5). */
export function parseStat(stat: string, pageKB: number): ProcessRow {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {pid: Number.parseInt(stat, 10), parent: Number(fields[1]), resident: Number(fields[21]) * pageKB};
}

/** Memory page of Linux on every processor that Node is published for, in kB. */
const PAGE_KB = 4;

function processTable(): ProcessRow[] {
  return fs.readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [parseStat(fs.readFileSync(`/proc/${name}/stat`, 'utf8'), PAGE_KB)];
    } catch {
      return []; // It has ended.
    }
  });
}

/** Seconds of processor time that bash's `time` printed as `TIMES user system`; NaN when it printed none. */
export function parseTimes(output: string): number {
  const [, user, system] = /^TIMES ([\d.]+) ([\d.]+)$/m.exec(output) ?? [];
  return Number(user) + Number(system);
}

/** Without the addresses of a published site, and without looking for updates. */
export function benchEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {...process.env, NO_UPDATE_NOTIFIER: '1', BROWSER: 'none'};
  for (const name of ['SITE_URL', 'REPOSITORY_URL', 'NODE_ENV', 'BABEL_ENV']) delete env[name];
  return env;
}

const running = new Set<ChildProcess>();

/** Starts a command in a process group of its own, so that all of it can be ended. */
export function start(command: readonly string[], cwd: string): ChildProcess {
  const child = spawn(command[0]!, command.slice(1), {
    cwd,
    env: benchEnvironment(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** Ends a command and everything that it started. */
export function stop(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Ends everything that was started here and still runs. */
export const stopAll = (): void => running.forEach(stop);

/** Every 200 ms: a build's memory changes over seconds, and reading the table takes a few milliseconds. */
const SAMPLE_MS = 200;

/** Runs a command to its end and measures it. Needs bash and, for the memory, Linux; elsewhere the peak is NaN. */
export async function measure(command: readonly string[], cwd: string): Promise<Usage> {
  const started = performance.now();
  const child = start(['bash', '-c', 'TIMEFORMAT="TIMES %3U %3S"; time "$@"', 'bash', ...command], cwd);
  let output = '';
  child.stdout!.on('data', (chunk) => (output += chunk));
  child.stderr!.on('data', (chunk) => (output += chunk));
  const hasTable = fs.existsSync('/proc/self/stat');
  let peak = hasTable ? 0 : Number.NaN;
  const timer = setInterval(() => {
    if (hasTable) peak = Math.max(peak, treeMemory(processTable(), child.pid!) / 1000);
  }, SAMPLE_MS);
  const status = await new Promise<number>((resolve, reject) =>
    child.on('error', reject).on('close', (code) => resolve(code ?? 1)),
  );
  clearInterval(timer);
  return {status, output, wall: (performance.now() - started) / 1000, processor: parseTimes(output), peak};
}

/** As {@link measure}, for a command that has to succeed. */
export async function measureSuccess(command: readonly string[], cwd: string): Promise<Usage> {
  const usage = await measure(command, cwd);
  if (usage.status !== 0) throw new Error(`"${command.join(' ')}" failed in ${cwd}:\n${usage.output.slice(-4000)}`);
  return usage;
}
