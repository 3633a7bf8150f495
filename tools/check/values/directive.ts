/*
 * <!-- complete: cms:core/src/Strapi.ts#Strapi methods
 * and cms:core/src/container.ts#Container prefix container.
 * as cms:types/src/core/strapi.ts#Strapi without internal_config: the class keeps the raw configuration in it
 * except load: it has a section of its own -->
 *
 * The first line names a source: a symbol; a file `index.ts`, of which the exports count; `strapi`, whose commands
 * count; `strapi export`, whose options count, or `strapi flags`, where the first column has the commands. After it may be
 * - `methods`, `properties`, `required`, `optional`: those members only; `texts`: the values of an object of texts
 * - `prefix a.`: the table has that before each name; `prefix a.?`: before some
 * Each of the other lines is one of
 * - `and <source>`: the table lists the members of this, too
 * - `as <source> [without <names>: <reason>]`: has the same members, but for some
 * - `defaults <symbol>`: a function or object that states the values of the column "Default", such as `useDragAndDrop`
 * - `column <head>`: the names are in that column, not in the first; there they may be repeated
 * - `ordered`: the rows have the order of the source
 * - `except <names>: <reason>`: differences that are known; a name may end in `*`
 */

/** What a table lists. */
export interface Source {
  /** `cms:<package>/<path>#<symbol>`, `strapi <command>` or `pack-up <command>`. */
  readonly text: string;
  readonly only?: 'method' | 'property' | 'optional' | 'required' | 'texts';
  /** What the table has before each name. */
  readonly prefix: string;
}

/** A comment that says what the table or list after it is complete of. */
export interface Directive {
  readonly sources: readonly Source[];
  /** The function or object that states the defaults, if the source does not. */
  readonly defaults?: string;
  /** What must have the same members, but for those in `without`. */
  readonly as?: Source;
  readonly without: ReadonlyMap<string, string>;
  /** Whether the rows have the order of the source. */
  readonly isOrdered: boolean;
  /** Head of the column with the names; the first by default. */
  readonly column?: string;
  /** Names whose difference is known, with the reason. */
  readonly except: ReadonlyMap<string, string>;
}

const ONLY: Readonly<Record<string, Source['only']>> = {
  methods: 'method',
  properties: 'property',
  optional: 'optional',
  required: 'required',
  texts: 'texts',
};

const HELP =
  'complete: <source> [methods | properties | optional | required | texts] [prefix <text>], and on lines of their own: ' +
  'and <source>, as <source> [without <names>: <reason>], defaults <source>, column <head>, ordered, except <names>: <reason>';

const parseSource = (text: string): Source => {
  const [, rest = '', prefix = ''] = /^(.*?)(?: prefix (\S+))?$/.exec(text)!;
  const words = rest.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const only = ONLY[last];
  const isNoise = last === 'options' || last === 'commands';
  return {text: (only || isNoise ? words.slice(0, -1) : words).join(' '), only, prefix};
};

const wrong = (line: string): string => `"${line.trim()}" is not of the form ${HELP}`;

/** Adds `<names>: <reason>`; false when it is not of that form. */
const addReasons = (reasons: Map<string, string>, text: string): boolean => {
  const [, names, reason] = /^(.*?):\s+(.+)$/.exec(text) ?? [];
  for (const name of names?.split(/,\s*/) ?? []) reasons.set(name, reason!);
  return names !== undefined;
};

/** Reads a comment that begins with `complete`; what is returned as a text is wrong with it. */
export const parseDirective = (comment: string): Directive | string => {
  const sources: Source[] = [];
  const except = new Map<string, string>();
  const without = new Map<string, string>();
  let as: Source | undefined;
  let defaults: string | undefined;
  let column: string | undefined;
  let isOrdered = false;
  for (const line of comment.trim().split('\n')) {
    const [, word = '', rest = ''] = /^\s*(complete:|and|as|defaults|column|except)\s+(.*?)\s*$/.exec(line) ?? [];
    if (word === 'complete:' || word === 'and') sources.push(parseSource(rest));
    else if (word === 'as') {
      const [source = '', reasons] = rest.split(' without ');
      as = parseSource(source);
      if (reasons !== undefined && !addReasons(without, reasons)) return wrong(line);
    } else if (word === 'defaults') defaults = rest;
    else if (word === 'column') column = rest;
    else if (line.trim() === 'ordered') isOrdered = true;
    else if (word !== 'except' || !addReasons(except, rest)) return wrong(line);
  }
  return sources.length === 0 ? HELP : {sources, as, without, defaults, isOrdered, column, except};
};
