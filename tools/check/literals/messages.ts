import {escapeRegExp} from '../../../src/lib/escape-reg-exp';
import {PLACEHOLDER, wordsOf} from '../../../src/lib/markdown/messages';
import {constantIn, EMPHASIS, type Hole, type Pattern, patternsOf, valuesOf} from './patterns';
import type {SourceFile, SourcePackage} from './sources';

interface Known extends Pattern {
  readonly file: SourceFile;
  /** The text with `…` for every hole. */
  readonly shown: string;
}

const plain = (text: string): string =>
  text
    .replace(EMPHASIS, '')
    .replace(/’/g, "'")
    .replace(/\{\{.*?\}\}/g, '…')
    .replace(/\s+/g, ' ');

/** What the console, a class of errors, or a logger puts before a text. */
const PREFIX =
  /^(?:[✔✖⠋⧗–-]\s+|>>?\s|\[\d{4}-\d\d-[^\]]*\]:?\s*|\[(?:INFO|DEBUG|WARN|ERROR|SUCCESS|LOG)\]:?\s*|(?:error|warn|info|debug|http|Warning|Uncaught):\s+|(?:[A-Z]\w*)?Error:?\s+|\([A-Z]\w+\)\s)/;

/** What follows a text: how long it took, in a log; the default of an option, in a help text. */
const SUFFIX = /\s*\(\d+(?:\.\d+)?\s?m?s\)$|\s*\(default:.*$/;

/** A list, an object, a text in quotes, or a path. */
const CODE_VALUE = /^(?:\[.*\]|\{.*\}|".*"|'.*'|[/.]\S*)$/;

/** Words of sentences that are nobody's name: in place of a value they are a mistake. */
const NO_VALUE =
  /^(?:an?|the|not|no|is|are|was|be|been|has|have|invalid|missing|given|always|never|only|some|any|also)$/i;

/** The messages that sources can print. */
export class Messages {
  readonly #byWord = new Map<string, Known[]>();
  readonly #others?: () => Messages;
  readonly #known = new Map<string, boolean>();
  readonly #values = new Map<Hole, string[] | undefined>();

  /** @param others what else may be printed in place of a value, such as the engine's own text */
  constructor(packages: Iterable<SourcePackage>, others?: () => Messages) {
    this.#others = others;
    const all: Known[] = [];
    const seen = new Set<string>();
    for (const {files} of packages) {
      for (const file of files.values())
        for (const pattern of patternsOf(file.tokens)) {
          for (const parts of [pattern.parts, withoutStart(pattern.parts)]) {
            const one = known({parts}, file);
            const key = JSON.stringify(parts);
            if (!seen.has(key) && wordsOf(one.shown).length > 0) all.push(one);
            seen.add(key);
          }
        }
    }
    const frequency = new Map<string, number>();
    for (const {shown} of all) for (const word of wordsOf(shown)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
    for (const one of all) {
      const words = wordsOf(one.shown);
      const rarest = (some: string[]) => some.reduce((a, b) => (frequency.get(b)! < frequency.get(a)! ? b : a));
      // A quotation may leave out the end or the beginning.
      for (const key of new Set([words, words.slice(0, 2), words.slice(0, 4), words.slice(-4)].map(rarest))) {
        const list = this.#byWord.get(key);
        if (list) list.push(one);
        else this.#byWord.set(key, [one]);
      }
    }
  }

  /** Whether a source can print the text; what of it is left out (` …` at its end or beginning) may be anything. */
  has(text: string, depth = 0): boolean {
    const whole = plain(text).trim();
    const forms = [whole, whole.replace(SUFFIX, '')];
    for (let form = whole; PREFIX.test(form); forms.push(form, form.replace(SUFFIX, '')))
      form = form.replace(PREFIX, '');
    return forms.some((form) => this.#candidates(form).some((candidate) => this.#fits(candidate, form, depth)));
  }

  /** Whether a value is a message itself. Many texts have the same value, and many patterns ask for it. */
  #isMessage(value: string, depth: number): boolean {
    const key = `${depth} ${value}`;
    const known =
      this.#known.get(key) ??
      (this.has(value, depth) || (depth === 1 && (this.#others?.().has(value, depth) ?? false)));
    this.#known.set(key, known);
    return known;
  }

  /** The text that may have been meant. */
  nearest(text: string): string | undefined {
    const words = new Set(wordsOf(plain(text)).map((word) => word.toLowerCase()));
    let best: {shown: string; score: number} | undefined;
    for (const list of this.#byWord.values()) {
      for (const {shown} of list) {
        const own = new Set(wordsOf(shown).map((word) => word.toLowerCase()));
        let shared = 0;
        for (const word of own) if (words.has(word)) shared += 1;
        const score = shared / Math.max(own.size, words.size);
        if (score > (best?.score ?? 0.5)) best = {shown, score};
      }
    }
    return best?.shown;
  }

  #candidates(text: string): Known[] {
    return [...new Set(wordsOf(text))].flatMap((word) => this.#byWord.get(word) ?? []);
  }

  #fits(candidate: Known, text: string, depth: number): boolean {
    const isCut = text.endsWith('…');
    const kept = isCut ? text.slice(0, -1).trimEnd() : text;
    return (
      this.#matches(candidate, kept, isCut, depth, 0, 0) ||
      (depth === 0 && text.includes('…') && isElided(candidate.shown, text))
    );
  }

  /** Whether the text from a position is what the parts from an index make; `isCut` when the text may end before them. */
  #matches(candidate: Known, text: string, isCut: boolean, depth: number, index: number, at: number): boolean {
    const part = candidate.parts[index];
    const rest = text.slice(at);
    if (part === undefined) return rest === '';
    if (typeof part === 'string') {
      if (rest.startsWith(part) && this.#matches(candidate, text, isCut, depth, index + 1, at + part.length))
        return true;
      const isLast = index === candidate.parts.length - 1;
      if (!part.startsWith(rest))
        return (
          isLast && (part === `${rest}.` || (isCut && /^[.:]$/.test(rest.slice(part.length)) && rest.startsWith(part)))
        );
      if (isCut) return at > 0 || rest.length > 3;
      return /^\.\s/.test(part.slice(rest.length)) || (/[.!?:]$/.test(rest) && /^\s/.test(part.slice(rest.length)));
    }
    const next = candidate.parts[index + 1];
    if (typeof next !== 'string') return this.#valueFits(part, rest, candidate, depth);
    for (let end = at; end <= text.length; end += 1) {
      const tail = text.slice(end);
      if (!tail.startsWith(next) && !next.startsWith(tail)) continue;
      if (!this.#valueFits(part, text.slice(at, end), candidate, depth)) continue;
      if (this.#matches(candidate, text, isCut, depth, index + 1, end)) return true;
    }
    return false;
  }

  /** A value is one that the code can make, and it is no sentence, unless that is a message itself. */
  #valueFits(hole: Hole, value: string, {file, shown}: Known, depth: number): boolean {
    if (/^(?:…|\.\.\.|)$/.test(value.trim())) return true;
    if (!this.#values.has(hole)) this.#values.set(hole, valuesOf(hole.code, constantIn(file.tokens)));
    const possible = this.#values.get(hole);
    if (possible) return possible.some((one) => plain(one) === value) || /^<[^>]*>$/.test(value);
    if (NO_VALUE.test(value.trim())) return false;
    const own = wordsOf(shown).length;
    const words = value
      .replace(PLACEHOLDER, 'x')
      .split(/\s+/)
      .filter((word) => /\w/.test(word));
    const isList = /^[\w.@/-]+(?:, ?[\w.@/…-]+)+$/.test(value);
    if (words.length <= 1 || /^\d[\d.]* [A-Za-z]{1,2}$/.test(value) || isList || CODE_VALUE.test(value))
      return own > 1 || words.length <= own;
    return depth < 2 && this.#isMessage(value, depth + 1);
  }
}

/** Without the value that a text begins with (`[…]: `, `…: `), which pages may leave out. */
const withoutStart = (parts: Pattern['parts']): Pattern['parts'] => {
  const at = parts[0] === '[' ? 2 : 1;
  const [first, text] = [parts[at - 1], parts[at]];
  if (first === undefined || typeof first === 'string' || typeof text !== 'string') return parts;
  return [text.replace(/^\]?:?\s+/, ''), ...parts.slice(at + 1)];
};

const known = (pattern: Pattern, file: SourceFile): Known => ({
  ...pattern,
  file,
  shown: pattern.parts.map((part) => (typeof part === 'string' ? part : '…')).join(''),
});

/** Whether a text is what the source shows, apart from what it leaves out with `…`. */
const isElided = (shown: string, text: string): boolean => {
  const kept = text.split(/\s*…\s*/).filter((part) => /\w/.test(part));
  if (wordsOf(kept.join(' ')).length < 2) return false;
  const start = text.startsWith('…') ? '' : '^';
  const end = text.endsWith('…') ? '' : '$';
  return new RegExp(start + kept.map(escapeRegExp).join('.*?') + end).test(shown);
};
