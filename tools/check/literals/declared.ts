import fs from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import {escapeRegExp} from '../../../src/lib/escape-reg-exp';

/** Names and texts that are in no source, for every page. */
const SITE_LIST = path.join(import.meta.dirname, 'declared.yml');

/** What is declared for every page: the line of each entry. */
export const siteDeclarations = (): {
  entries: ReadonlyMap<string, number>;
  text: string;
} => {
  const text = fs.readFileSync(SITE_LIST, 'utf8');
  const lines = new LineCounter();
  const {contents} = parseDocument(text, {lineCounter: lines});
  const entries = new Map<string, number>();
  for (const {value} of isMap(contents) ? contents.items : []) {
    for (const item of isSeq(value) ? value.items : []) {
      if (!isScalar(item)) continue;
      entries.set(String(item.value), lines.linePos(item.range![0]).line);
    }
  }
  return {entries, text};
};

/** Entries by which a text may be declared. `…` in one stands for anything in a sentence, and for a part of a name. */
export class Declarations {
  readonly used = new Set<string>();
  readonly #plain: ReadonlySet<string>;
  readonly #patterns: readonly {entry: string; pattern: RegExp}[];

  constructor(entries: Iterable<string>) {
    const all = [...entries];
    this.#plain = new Set(all);
    this.#patterns = all
      .filter((entry) => entry.includes('…'))
      .map((entry) => {
        const any = entry.includes(' ') ? '.*' : '[^\\s/.:]+';
        return {entry, pattern: new RegExp(`^${entry.split('…').map(escapeRegExp).join(any)}$`)};
      });
  }

  /** The entry that is this text, if there is one; it is then used. */
  find(text: string): string | undefined {
    const entry = this.#plain.has(text) ? text : this.#patterns.find(({pattern}) => pattern.test(text))?.entry;
    if (entry !== undefined) this.used.add(entry);
    return entry;
  }
}
