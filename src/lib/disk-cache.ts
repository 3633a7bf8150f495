import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow, relativePath, replaceFile} from './files';

/** A short name for a value that survives JSON: another one for every other value. */
export const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const readEntries = <Result>(file: string, version: string): Map<string, Result> => {
  try {
    const stored = JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string; entries: [string, Result][]};
    return new Map(stored.version === version ? stored.entries : []);
  } catch {
    return new Map();
  }
};

/** Results that a process keeps in a file for the next one. They and their inputs must survive JSON, as `null` does. */
export class DiskCache<Result> {
  readonly #file: string;
  readonly #version: string;
  readonly #stored: ReadonlyMap<string, Result>;
  readonly #used = new Map<string, Result>();

  /** @param version everything that results depend on beside their input; a file of another version is not used. */
  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
    this.#stored = readEntries(file, version);
  }

  get(input: unknown): Result | undefined {
    const key = digest(input);
    const result = (this.#used.has(key) ? this.#used : this.#stored).get(key);
    if (result !== undefined) this.#used.set(key, result);
    return result;
  }

  set(input: unknown, result: Result): void {
    this.#used.set(digest(input), result);
  }

  /** The result for the input, otherwise what `make` returns. Nothing is stored when `make` throws. */
  async getOrMake(input: unknown, make: () => Result | Promise<Result>): Promise<Result> {
    const stored = this.get(input);
    if (stored !== undefined) return stored;
    const made = await make();
    this.set(input, made);
    return made;
  }

  /** Writes the results that were asked for or set; with `keepUnused`, also those that the file has beside them. */
  save({keepUnused = false} = {}): void {
    const unused = keepUnused ? readEntries<Result>(this.#file, this.#version) : [];
    const content = JSON.stringify({version: this.#version, entries: [...new Map([...unused, ...this.#used])]});
    try {
      replaceFile(this.#file, content);
    } catch {
      // A cache is optional: what needed the results has them.
    }
  }
}

/** Changes when code of the site, a version of a dependency, or Node changes. Pages are input of what is cached. */
export const codeFingerprint = (siteDir: string): string => {
  const source = path.join(siteDir, 'src');
  const hash = createHash('sha256').update(process.version);
  for (const file of filesBelow(source, ['.ts', '.tsx', '.js', '.mjs', '.json'])) {
    const name = relativePath(source, file);
    if (!name.includes('__tests__/')) hash.update(`\0${name}\0`).update(fs.readFileSync(file));
  }
  return hash.update(fs.readFileSync(path.join(siteDir, 'package-lock.json'))).digest('hex');
};

/** Results that a build of the site keeps for the next one, in `.cache/build`. */
export const buildCache = <Result>(siteDir: string, name: string): DiskCache<Result> =>
  new DiskCache(path.join(siteDir, '.cache/build', `${name}.json`), codeFingerprint(siteDir));
