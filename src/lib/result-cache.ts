import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from './files';

/** Folder of what a build keeps for the next one, relative to the site. */
const FOLDER = '.cache/build';

/** What may decide about a result beside its input: code and data of the site. Pages are input. */
const CODE = /\.(ts|tsx|js|mjs|json)$/;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A short name for a value that survives JSON: another one for every other value. */
export const digest = (value: unknown): string => sha256(JSON.stringify(value));

/** Changes when code of the site, a version of a dependency, or Node changes. */
export function codeFingerprint(siteDir: string): string {
  const source = path.join(siteDir, 'src');
  const hash = createHash('sha256').update(process.version);
  for (const file of filesBelow(source)) {
    const name = path.relative(source, file);
    if (!CODE.test(name) || name.split(path.sep).includes('__tests__')) continue;
    hash.update(`\0${name}\0`).update(fs.readFileSync(file));
  }
  return hash.update(fs.readFileSync(path.join(siteDir, 'package-lock.json'))).digest('hex');
}

/** The entries of a cache file, or none when it is missing, damaged, or was written by other code. */
function readEntries(file: string, code: string): Map<string, unknown> {
  try {
    const [writtenBy, checksum, entries] = fs.readFileSync(file, 'utf8').split('\n', 3);
    if (writtenBy === code && checksum === sha256(entries!))
      return new Map(JSON.parse(entries!) as [string, unknown][]);
  } catch {
    // Made again, and written anew.
  }
  return new Map();
}

/**
 * Results that a build keeps for the next one, in `.cache/build/{name}`. A result is found by everything that decides about
 * it: its input, and {@link codeFingerprint}. What one build did not ask for is gone in the next; a file that cannot be read
 * is as good as none.
 *
 * Results and inputs must survive JSON: `null` does, `undefined` does not.
 */
export class ResultCache<Result> {
  readonly #file: string;
  readonly #code: string;
  readonly #kept: ReadonlyMap<string, Result>;
  readonly #used = new Map<string, Result>();

  /**
   * @param siteDir absolute path of the site.
   * @param name name of the file.
   * @throws Error when the site has no `src` or no `package-lock.json`.
   */
  constructor(siteDir: string, name: string) {
    this.#file = path.join(siteDir, FOLDER, name);
    this.#code = codeFingerprint(siteDir);
    this.#kept = readEntries(this.#file, this.#code) as Map<string, Result>;
  }

  /** The result that was kept for the input; otherwise what `make` makes of it. Nothing is kept when `make` throws. */
  async get(input: unknown, make: () => Result | Promise<Result>): Promise<Result> {
    const key = digest(input);
    const result = this.#kept.has(key) ? this.#kept.get(key)! : await make();
    this.#used.set(key, result);
    return result;
  }

  /**
   * Keeps what was asked for, for the next build. The file is replaced in one step: nobody reads half of it. Where nothing
   * can be written, nothing is kept.
   */
  save(): void {
    const entries = JSON.stringify([...this.#used]);
    const temporary = `${this.#file}.new`;
    try {
      fs.mkdirSync(path.dirname(this.#file), {recursive: true});
      fs.writeFileSync(temporary, `${this.#code}\n${sha256(entries)}\n${entries}`);
      fs.renameSync(temporary, this.#file);
    } catch {
      // The build itself is complete.
    }
  }
}
