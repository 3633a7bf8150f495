import fs from 'node:fs';
import path from 'node:path';
import {WORK} from './workspace';

const LOCK = path.join(WORK, 'lock');

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Keeps the benchmark's folder for this process until it ends.
 *
 * @throws Error when another run has it: two would measure each other, and write to the same folders.
 */
export function lock(): void {
  fs.mkdirSync(WORK, {recursive: true});
  const holder = fs.existsSync(LOCK) ? Number(fs.readFileSync(LOCK, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new Error(`Another benchmark runs (process ${holder}). Wait for its end, or end it.`);
  }
  fs.writeFileSync(LOCK, String(process.pid));
  process.on('exit', () => fs.rmSync(LOCK, {force: true}));
}
