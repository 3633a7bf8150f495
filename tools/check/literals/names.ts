import {builtinModules, createRequire} from 'node:module';
import os from 'node:os';
import {PACKAGES} from '../../../src/cms/packages';
import type {SourceIndex} from '../../../src/cms/build-index';
import type {Routes} from './routes';
import type {Scope} from './scope';
import type {SourcePackage} from './sources';
import {STRING, TEMPLATE, tokensOf} from './tokens';

/** Tags of comments, which sources carry where nothing else reads them. */
const TAGS =
  /^@(?:alpha|beta|public|internal|experimental|deprecated|param|returns|default|example|see|ts-\w+|jsxImportSource)$/;

const KEYWORDS = new Set(
  `abstract any as async await bigint boolean break case catch class const constructor continue declare default delete do
  else enum export extends false finally for from function get if implements import in infer instanceof interface is keyof
  let module namespace never new null number object of private protected public readonly require return satisfies set
  static string super switch symbol this throw true try type typeof undefined unique unknown var void while with yield
  global globalThis`.split(/\s+/),
);

const require = createRequire(import.meta.url);

const BROWSER =
  'window document location history localStorage sessionStorage XMLHttpRequest FileReader HTMLElement'.split(' ');

const SQL =
  `AND ASC AS BY CASCADE COLLATE CONFLICT CONSTRAINT CREATE DELETE DESC DISTINCT DO DROP EXISTS FALSE FOR FOREIGN FROM
  GROUP IN INSERT INTO IS JOIN KEY LEFT LIKE LIMIT NOT NULL OFFSET ON OR ORDER PRAGMA RETURNING SELECT SET TABLE TRUE UNIQUE
  UPDATE VALUES WHERE`.split(/\s+/);

/** What JavaScript and Node have: `Promise`, `JSON.stringify`, `path.join`, `.map`. */
const builtIn = (() => {
  const words = new Set<string>([
    ...Object.getOwnPropertyNames(globalThis),
    ...Object.keys(os.constants.errno),
    ...BROWSER,
    ...SQL,
  ]);
  const pairs = new Set<string>();
  const add = (owner: string, value: unknown) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return;
    const own = value as {prototype?: object};
    for (const key of Object.getOwnPropertyNames(own)) pairs.add(`${owner}.${key}`);
    if (own.prototype) for (const key of Object.getOwnPropertyNames(own.prototype)) pairs.add(`${owner}.${key}`);
  };
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (name !== 'navigator' && name !== 'crypto') add(name, Reflect.get(globalThis, name));
  for (const name of builtinModules.filter((it) => /^[a-z]\w+(?:\/promises)?$/.test(it)))
    add(name.split('/')[0]!, require(name));
  return {words, pairs};
})();

/** Stands for the dash of `kebab-case` while code is scanned: a letter to the scanner. */
const DASH = 'ǂ';

export interface NameContext {
  readonly scope: Scope;
  readonly index: SourceIndex;
  /** All packages of the CMS. */
  readonly cms: readonly SourcePackage[];
  /** A package of the CMS by its name without `@strapi/`. */
  readonly packageOf: (name: string) => SourcePackage | undefined;
  /** Whether an installed package has what is in it, or offers that for import. */
  readonly exports: (name: string, inside: string | undefined) => boolean;
  /** Packages whose members every page may name: of the instance that is everywhere. */
  readonly common: readonly SourcePackage[];
  readonly routes: Routes;
  /** True for what is declared. */
  readonly isDeclared: (text: string) => boolean;
  /** What is wrong with a shell command, undefined when nothing is; null for what is no command. */
  readonly checkCommand: (text: string) => string | undefined | null;
}

/** `<name>` and `{name}` stand for anything, as `…` does; `Type<Argument>` and `<Component>` do not. */
export const withoutPlaceholders = (text: string): string =>
  text.replace(/(?<![A-Za-z0-9)])<[a-z][\w -]*>/g, '…').replace(/\.\.\.(?![\w(])/g, '…');

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

export class NameChecker {
  readonly #context: NameContext;
  readonly #packages: readonly SourcePackage[];
  #symbols?: Set<string>;
  #paths?: string;

  constructor(context: NameContext) {
    this.#context = context;
    const {examples, packages} = context.scope;
    this.#packages = [examples, ...packages];
  }

  /** The part of a literal that is nowhere, or undefined when all of it exists. */
  missing(literal: string): string | undefined {
    const text = literal.trim();
    if (text.length < 2) return undefined;
    const {isDeclared, routes, scope, checkCommand} = this.#context;
    if (this.#exists(text) || isDeclared(text)) return undefined;
    const command = checkCommand(text);
    if (command !== null) return command;
    const wild = withoutPlaceholders(text);
    if (/^…+$/.test(wild.replace(/\W/g, (sign) => (sign === '…' ? sign : ''))) || !/[A-Za-z]/.test(wild))
      return undefined;
    if (wild !== text && (this.#exists(wild) || isDeclared(wild))) return undefined;
    const alternatives = expandBraces(wild);
    if (alternatives.length > 1) return alternatives.map((one) => this.missing(one)).find(Boolean);
    if (/^(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+)?…?\/[^\s]*$/.test(wild) && wild !== '/') {
      return routes.has(wild, scope.names, (word) => this.#word(word) || isDeclared(word)) || this.#path(wild)
        ? undefined
        : text;
    }
    if (/^[\w-…]*::/.test(wild) && !/\s/.test(wild)) return this.#uid(wild) ? undefined : text;
    if (TAGS.test(text) || /^[\w.-]+@[\w-]+\.\w+$/.test(text)) return undefined;
    if (/^[^\s'"`(){}=|]*\/[^\s'"`(){}=|]*$/.test(wild) && !/^<?\//.test(wild))
      return this.#path(wild) ? undefined : text;
    if (wild.includes('…') && !/\s/.test(wild)) {
      const pieces = wild.split('…').map((piece) => piece.replace(/^[_.-]+|[_.-]+$/g, ''));
      if (
        this.#wild(wild) ||
        pieces.every(
          (piece) => piece === '' || (/^\w+$/.test(piece) && piece.split('_').every((one) => this.#word(one))),
        )
      )
        return undefined;
    }
    if (/^TS\d{4,5}$/.test(text) || /^https?:\/\/(?:localhost|[\w.]*example\.\w+)/.test(text)) return undefined;
    if (/^[\w$-]+$/.test(wild)) return this.#word(wild) ? undefined : text;
    if (/^[\w-]+\.(?:[cm]?[jt]sx?|json|md|ya?ml|d\.ts|log|jsonl|html|css|tar|env)$/.test(wild) && this.#path(wild))
      return undefined;
    return this.#code(wild);
  }

  #exists(text: string): boolean {
    return this.#word(text);
  }

  #word(word: string): boolean {
    if (KEYWORDS.has(word) || builtIn.words.has(word)) return true;
    if (isDistinctive(word) && this.#context.cms.some(({words}) => words.has(word))) return true;
    return this.#context.scope.near.has(word) || this.#packages.some(({words}) => words.has(word));
  }

  /** `container.get` may be written of what `createContainer` makes, `strapi.db` of the class `Strapi`. */
  #pair(owner: string, member: string): boolean {
    if (builtIn.pairs.has(`${owner}.${member}`)) return true;
    if (owner === 'env') return this.#word(member) || this.#context.cms.some(({words}) => words.has(member));
    const ending = owner === 'ctx' ? 'context' : owner.toLowerCase();
    return (
      [...this.#packages, ...this.#context.common].some(({owners}) => {
        const known = owners.get(member);
        return (
          known !== undefined && (known.has(owner) || [...known].some((one) => one.toLowerCase().endsWith(ending)))
        );
      }) || this.#symbolSet().has(`${owner}.${member}`)
    );
  }

  /** The dotted names of the packages in scope, and each two neighbours of them. */
  #symbolSet(): Set<string> {
    if (this.#symbols) return this.#symbols;
    this.#symbols = new Set();
    for (const name of this.#context.scope.names) {
      for (const {symbols} of Object.values(this.#context.index[name]?.files ?? {})) {
        for (const symbol of Object.keys(symbols)) {
          const parts = symbol.split('.');
          parts.slice(1).forEach((part, i) => this.#symbols!.add(`${parts[i]}.${part}`));
        }
      }
    }
    return this.#symbols;
  }

  #wild(text: string): boolean {
    const pattern = new RegExp(`^${text.split('…').map(escape).join('.*')}$`, 'i');
    return this.#packages.some(({words}) => [...words.keys()].some((word) => pattern.test(word)));
  }

  /** A UID says whose it is: the rest of it is looked up there. */
  #uid(text: string): boolean {
    const wild = text.endsWith('.') ? `${text}…` : text;
    if (wild.includes('…') && this.#wild(wild)) return true;
    const [, kind, rest = ''] = /^([\w-]+)::(.*)$/.exec(text) ?? [];
    if (rest === '') return kind !== undefined && this.#word(`${kind}::`);
    const owner = kind === 'admin' ? 'admin' : kind === 'plugin' ? rest.split('.')[0]! : undefined;
    const home = owner === undefined ? undefined : this.#context.packageOf(owner);
    if (!home) return false;
    if (home.words.has(text)) return true;
    const name = kind === 'admin' ? rest : rest.slice(owner!.length + 1);
    if (name === '' || name === '…') return true;
    if (/[.…]$/.test(name)) return [...home.words.keys()].some((word) => word.startsWith(name.replace(/…$/, '')));
    return (
      [
        ['uid', ':'],
        ['singularName', ':'],
      ].some((key) => home.has([...key, STRING + name])) || home.has([STRING + name, ':'])
    );
  }

  /** The paths of the packages in scope from the repository's root, one a line, between slashes. */
  #pathText(): string {
    return (this.#paths ??= [...this.#context.scope.names]
      .flatMap((name) =>
        Object.keys(this.#context.index[name]?.files ?? {}).map((file) => `/${PACKAGES[name]?.folder}/${file}/`),
      )
      .join('\n'));
  }

  #path(text: string): boolean {
    const [, name, inside] = /^(@strapi\/[\w-]+)(?:\/(.*))?$/.exec(text) ?? [];
    if (name !== undefined) return this.#context.exports(name, inside);
    const wanted = text
      .replace(/^(?:\.{1,2}\/)+|^~\//, '')
      .replace(/\/$/, '')
      .replace(/^…\//, '');
    if (wanted === '' || wanted === '…') return true;
    if (this.#word(wanted) || this.#word(`./${wanted}`) || this.#word(`/${wanted}`) || this.#context.isDeclared(wanted))
      return true;
    const paths = this.#pathText();
    if (!wanted.includes('…') && !wanted.includes('*')) {
      return paths.includes(`/${wanted}/`) || paths.includes(`/${wanted}.`);
    }
    const pattern = wanted.split(/…|\*+/).map(escape).join('[^\\n/]*');
    return new RegExp(`/${pattern}[/.]`).test(paths) || this.#wild(wanted.replace(/\*+/g, '…'));
  }

  /** Code: all of it as it stands, or every dotted name, string and key of it. */
  #code(text: string): string | undefined {
    const tokens = tokensOf(text.replaceAll('…', ' $any ').replace(/(?<=[A-Za-z]\w*)-(?=[A-Za-z])/g, DASH)).map(
      (token) => (token === '?.' ? '.' : token.replaceAll(DASH, '-')),
    );
    const lost = this.#firstLost(tokens);
    return lost !== undefined && tokens.length > 2 && this.#packages.some((one) => one.has(tokens)) ? undefined : lost;
  }

  #firstLost(tokens: readonly string[]): string | undefined {
    for (let i = 0; i < tokens.length; i += 1) {
      const token = tokens[i]!;
      if (token[0] === STRING || token[0] === TEMPLATE) {
        const value = token.slice(token[0] === STRING ? 1 : 2);
        const lost = value === '' ? undefined : this.missing(value.replaceAll(' $any ', '…'));
        if (lost !== undefined) return lost;
      } else if (/^[A-Za-z_$]/.test(token) && token !== '$any') {
        const chain = [token];
        let end = i;
        for (;;) {
          if (tokens[end + 1] === '(' && tokens[end + 2] === ')' && tokens[end + 3] === '.') end += 2;
          if (tokens[end + 1] !== '.' || !/^[A-Za-z_$]/.test(tokens[end + 2] ?? '')) break;
          chain.push(tokens[end + 2]!);
          end += 2;
        }
        const isArgument = chain.length === 1 && /^[A-Z]/.test(token) && isTypeArgument(tokens, i);
        const lost = isArgument ? undefined : this.#chain(chain);
        if (lost !== undefined) return lost;
        i = end;
      }
    }
    return undefined;
  }

  #chain(chain: readonly string[]): string | undefined {
    const dotted = chain.join('.');
    if (this.#context.isDeclared(dotted)) return undefined;
    if (chain.length === 1) {
      const [name = ''] = chain;
      return name.length === 1 || this.#word(name) || this.#context.isDeclared(name) ? undefined : name;
    }
    if (this.#word(dotted)) return undefined;
    for (let i = 1; i < chain.length; i += 1) {
      const [owner = '', member = ''] = [chain[i - 1], chain[i]];
      if (owner === '$any' || member === '$any') continue;
      if (!this.#pair(owner, member) && !this.#context.isDeclared(`${owner}.${member}`)) return dotted;
    }
    return undefined;
  }

  /** Names that may have been meant instead of one that is missing. */
  *candidates(lost: string): Iterable<string> {
    const dot = lost.lastIndexOf('.');
    const [owner, start] = [lost.slice(0, dot).split('.').at(-1)!, lost.slice(0, dot + 1)];
    if (/^(?:[A-Z]+ )?\//.test(lost)) yield* this.#context.routes.shown(this.#context.scope.names, lost.includes(' '));
    else if (lost.includes('/'))
      yield* this.#pathText()
        .split('\n')
        .map((line) => line.slice(1, -1));
    else if (lost.includes('::') || dot === -1) for (const {words} of this.#packages) yield* words.keys();
    else {
      for (const {owners} of [...this.#packages, ...this.#context.common]) {
        for (const [member, known] of owners) if (known.has(owner)) yield start + member;
      }
    }
  }
}

/** Joined of so many parts that it means one thing, wherever it is: `admin.auth.secret`, `admin::users.create`. */
const isDistinctive = (word: string): boolean =>
  /^\S+$/.test(word) && (word.match(/\w[./:-]+(?=\w)/g) ?? []).length >= 2;

const expandBraces = (text: string): string[] => {
  const [whole, inner] = /\{([\w.-]+(?:,[\w.-]+)+)\}/.exec(text) ?? [];
  if (whole === undefined) return [text];
  return inner!.split(',').flatMap((part) => expandBraces(text.replace(whole, part)));
};

/** `T` in `Pick<T, Keys>`: a page names the parameters of types as it likes. */
const isTypeArgument = (tokens: readonly string[], i: number): boolean =>
  /^[<,]$/.test(tokens[i - 1] ?? '') && /^[,>]$/.test(tokens[i + 1] ?? '') && tokens.includes('<');
