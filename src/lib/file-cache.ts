import fs from 'node:fs';
import path from 'node:path';

/** Results on disk, one JSON file for each key, so that processes which run at the same time do not undo each other. */
export class FileCache<Value> {
  readonly #folder: string;
  readonly #known = new Map<string, Value>();

  /** @param folder absolute path; made when first written to */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The value kept under a key (letters and digits), or `undefined`. */
  get(key: string): Value | undefined {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    try {
      const value = JSON.parse(fs.readFileSync(this.#file(key), 'utf8')) as Value;
      this.#known.set(key, value);
      return value;
    } catch {
      return undefined;
    }
  }

  /** Written beside and renamed: a reader never sees half a file. */
  set(key: string, value: Value): void {
    this.#known.set(key, value);
    fs.mkdirSync(this.#folder, {recursive: true});
    const temporary = `${this.#file(key)}.${process.pid}`;
    fs.writeFileSync(temporary, JSON.stringify(value));
    fs.renameSync(temporary, this.#file(key));
  }

  #file(key: string): string {
    return path.join(this.#folder, `${key}.json`);
  }
}
