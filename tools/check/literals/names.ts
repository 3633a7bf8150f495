import {STATUS_CODES} from 'node:http';
import {createRequire} from 'node:module';
import os from 'node:os';
import type {PackageIndex, SourceIndex} from '../../../src/cms/build-index';
import {PACKAGES} from '../../../src/cms/packages';
import {REPOSITORIES} from '../../../src/cms/version';
import {escapeRegExp} from '../../../src/lib/escape-reg-exp';
import {engineNames} from './engine';
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

const NODE_MODULES =
  `assert buffer child_process crypto dns events fs http https net os path querystring readline stream timers
  url util vm worker_threads zlib`.split(/\s+/);

const SQL =
  `AND ASC AS BY CASCADE COLLATE CONFLICT CONSTRAINT CREATE DELETE DESC DISTINCT DO DROP EXISTS FALSE FOR FOREIGN FROM
  GROUP IN INSERT INTO IS JOIN KEY LEFT LIKE LIMIT NOT NOTHING NULL OFFSET ON OR ORDER PRAGMA RETURNING SELECT SET TABLE TRUE UNIQUE
  UPDATE VALUES WHERE`.split(/\s+/);

/** What JavaScript and Node have: `Promise`, `JSON.stringify`, `path.join`, `.map`. */
const builtIn = (() => {
  const words = new Set<string>([
    ...Object.getOwnPropertyNames(globalThis),
    ...Object.keys(os.constants.errno),
    ...engineNames,
    ...Object.values(STATUS_CODES).flatMap((text) => (text?.includes(' ') ? [] : [text!])),
    ...NODE_MODULES.flatMap((name) => Object.keys(require(name) as object).filter((key) => /^[A-Z][a-z]/.test(key))),
    (AbortSignal.abort().reason as Error).name,
    ...BROWSER,
    ...SQL,
  ]);
  const pairs = new Set<string>(['module.exports']);
  const add = (owner: string, value: unknown) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return;
    const own = value as {prototype?: object};
    for (const key of Object.getOwnPropertyNames(own)) pairs.add(`${owner}.${key}`);
    for (const key of own.prototype ? Object.getOwnPropertyNames(own.prototype) : []) {
      for (const name of [owner, 'prototype']) pairs.add(`${name}.${key}`);
    }
  };
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (name !== 'navigator' && name !== 'crypto') add(name, Reflect.get(globalThis, name));
  for (const name of NODE_MODULES) add(name, require(name));
  return {words, pairs};
})();

/** Stands for the dash of `kebab-case` while code is scanned: a letter to the scanner. */
const DASH = 'ǂ';

/** Stands for a part of a name that is left out, in the same way. */
const ANY = 'ǃ';

export interface NameContext {
  readonly scope: Scope;
  readonly index: SourceIndex;
  /** Of a package of the CMS, each two neighbours in its dotted names. */
  readonly symbols: (name: string) => ReadonlySet<string>;
  /** All packages of the CMS. */
  readonly cms: readonly SourcePackage[];
  /** Strings that were looked for in all of them. */
  readonly strings: Map<string, boolean>;
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

/**
 * `<name>` and `<NODE_ENV>` stand for anything, as `…` does, the `X` of `createXStream`, a number written `NNNNN`, and `*`
 * at an end; `Type<Argument>` and `<Component>` do not.
 */
const withoutPlaceholders = (text: string): string =>
  text
    .replace(/(?<![A-Za-z0-9)])<(?:[a-z][\w -]*|[A-Z]+_[A-Z_]+)>/g, '…')
    .replace(/\.\.\.(?![\w(])/g, '…')
    .replace(/(?<=[.:])\*$/, '…')
    .replace(/(?<=\b[a-z]+)X(?=[A-Z]|\b)|N{4,}/g, '…')
    .replace(/^(?=_)|(?<=_)$/g, '…')
    .replace(/…{2,}/g, '…');

/** What is the same everywhere: an address of mail, a version, an example's URL. */
const isGeneral = (text: string): boolean =>
  TAGS.test(text) ||
  Object.values(REPOSITORIES).some(({name}) => name === text) ||
  /^(?:[\w.-]+@[\w-]+\.\w+|\d+\.\d+\.\d+\S*|https?:\/\/(?:localhost|127\.0\.0\.1|[\w.]*example\.\w+)\S*|CI|UTC[+-]\d\d:\d\d\S*|api::([\w-]+)\.\1)$/.test(
    text,
  ) ||
  /^git (?:add|bisect|branch|checkout|clean|clone|commit|diff|fetch|init|log|merge|pull|push|rebase|reset|rev-parse|status|tag)\b/.test(
    text,
  ) ||
  // A file that has a letter for its name, below such folders, and a folder of the machine.
  /^(?:(?:\.\.?|[a-z])\/)*[a-z]\.[a-z]+$|^\/(?:srv|etc)(?:\/[\w.]+)*$/.test(text);

const ROUTE = /^(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+)?…?\/\S+$/;

const PATH = /^[^\s'"`(){}=|<]*\/[^\s'"`(){}=|]*$/;

const FILE = /^[\w.-]+\.(?:[cm]?[jt]sx?|json|md|ya?ml|log|jsonl|html|css|tar|env)$/;

/** What an application has in its folders; below these, and in files, the parts of a path are ones that the sources read. */
const APPLICATION_FOLDERS = new Map(
  Object.entries({
    src: 'admin api components extensions index middlewares plugins policies',
    config: 'admin api cron-tasks database env features functions hooks middlewares plugins server',
    public: 'uploads robots.txt favicon.ico',
    database: 'migrations',
    types: 'generated',
    dist: 'build config src database',
    extensions: '',
    '.strapi': 'client',
    '.tmp': 'data.db',
  }).map(([folder, names]) => [folder, new Set(names.split(' '))]),
);

/** Short forms that the database's identifiers end with, and those of its columns. */
const DATABASE_SUFFIXES = new Set('lnk ord mph cmps idx oidx idix fk ifk ofk oifk uq pk id type order'.split(' '));

/** Words of a command with an option among them. */
const OPTIONS = /^(?=.*\s)(?=.*(?:^|\s)--?\w)[\w\s.=…-]+$/;

export class NameChecker {
  readonly #context: NameContext;
  readonly #packages: readonly SourcePackage[];
  #mayBeDeclared = false;
  #paths?: string;

  constructor(context: NameContext) {
    this.#context = context;
    const {examples, packages} = context.scope;
    this.#packages = [examples, ...packages];
  }

  /** The part of a literal that is nowhere, or undefined when all of it exists. Declarations are asked for last. */
  missing(literal: string): string | undefined {
    this.#mayBeDeclared = false;
    if (this.#missing(literal) === undefined) return undefined;
    this.#mayBeDeclared = true;
    return this.#missing(literal);
  }

  #isDeclared(text: string): boolean {
    return this.#mayBeDeclared && this.#context.isDeclared(text);
  }

  #missing(literal: string): string | undefined {
    const text = literal.trim();
    if (text.length < 2 || isGeneral(text) || this.#isKnown(text)) return undefined;
    const command = this.#context.checkCommand(text);
    if (command !== null) return command;
    const wild = withoutPlaceholders(text);
    if (!/[A-Za-z]{2}/.test(wild) || this.#isKnown(wild)) return undefined;
    const alternatives = expandBraces(wild);
    if (alternatives.length > 1) return alternatives.map((one) => this.#missing(one)).find(Boolean);
    if (OPTIONS.test(wild)) return wild.split(/[\s=]+/).find((part) => this.#missing(part) !== undefined);
    const isThere = this.#isThere(wild);
    if (isThere === undefined) return this.#code(wild);
    return isThere ? undefined : text;
  }

  #isKnown(text: string): boolean {
    return this.#word(text) || this.#isDeclared(text);
  }

  /** Whether there is what has the form of one thing; undefined for code. */
  #isThere(text: string): boolean | undefined {
    const {routes, scope} = this.#context;
    if (text.length > 5 && /[/.-]/.test(text) && scope.urls.some((url) => `${url}/`.includes(`/${text}/`))) return true;
    if (ROUTE.test(text)) {
      const isWritten = (word: string) => isGeneral(word) || this.#isKnown(word);
      const isPath = (word: string) => scope.near.has(word) || this.#isPanelPath(word);
      // Below the path of its plugin: `/plugins/content-releases/:releaseId`.
      const [, plugin = '', below = ''] = /^(?:\/(?:settings|plugins))?\/([\w-]+)\/(\S+)$/.exec(text) ?? [];
      return (
        routes.has(text, scope.names, isWritten, isPath) ||
        (scope.names.has(plugin) && this.#isPanelPath(below)) ||
        this.#isOwnRoute(text) ||
        this.#path(text)
      );
    }
    if (/^[\w-…]*::\S*$/.test(text)) return this.#uid(text);
    if (PATH.test(text)) return this.#path(text);
    if (
      APPLICATION_FOLDERS.has(text.replace(/\/$/, '')) ||
      this.#extensions(text) ||
      (FILE.test(text) && (this.#path(text) || this.#moduleName(text)))
    )
      return true;
    if (/\.(?:com|io|org|dev)$/.test(text)) return this.#wild(`…${text}…`);
    if (/^[a-z]+(?:_[a-z]+)+$/.test(text) && this.#identifier(text)) return true;
    if (/^[a-z]+(?:_[a-z\d-]+)+$/.test(text) && this.#storeKey(text)) return true;
    if (/^[\w$-]+$/.test(text)) return false;
    if (!text.includes('…') || /\s/.test(text)) return undefined;
    return this.#wild(text) || this.#composed(text) || this.#pieces(text) ? true : undefined;
  }

  /** A file of an application that the code asks for by its name: `lifecycles.js`. */
  #moduleName(text: string): boolean {
    const name = /^([\w-]+)(?:\.d)?\.(?:[jt]s|json)$/.exec(text)?.[1];
    return name !== undefined && this.#packages.some((one) => one.has([STRING + name]));
  }

  /** `.tar.gz`, `backup.tar.gz.enc`: extensions that the code appends one after another. */
  #extensions(text: string): boolean {
    const extensions = /^[\w-]*?((?:\.[a-z]{2,4}){2,})$/.exec(text)?.[1]?.slice(1).split('.') ?? [];
    return extensions.length > 0 && extensions.every((one) => this.#word(`.${one}`) || this.#word(`….${one}`));
  }

  /** What a template of the code makes: `entities_….jsonl` of `…_….jsonl`, where the values are names or left out. */
  #composed(text: string): boolean {
    return this.#packages.some((one) =>
      one.templates.some((template) => {
        const values = new RegExp(`^${template.split('…').map(escapeRegExp).join('([\\w…-]*)')}$`).exec(text)?.slice(1);
        return values?.every((value) => /^…?$|^\d+$/.test(value) || this.#word(value)) ?? false;
      }),
    );
  }

  /** Names that the database composes for tables, columns and indexes: `articles_tags_lnk` of names and a suffix. */
  #identifier(text: string): boolean {
    const [suffix, ...names] = text.split('_').reverse();
    const isSuffix = names.length > 0 && DATABASE_SUFFIXES.has(suffix!) && this.#context.scope.names.has('database');
    return isSuffix && names.every((name) => this.#word(name) || this.#word(`${name}s`));
  }

  /** The key of the core store that `store({type, name, key})` makes: `plugin_upload_settings`. */
  #storeKey(text: string): boolean {
    const [type, ...parts] = text.split('_');
    return parts.some((_part, i) => {
      const [name, key] = [parts.slice(0, i).join('_'), parts.slice(i).join('_')];
      return this.#packages.some(
        (one) =>
          one.has(['type', ':', STRING + type, ',', 'name', ':', STRING + name]) && one.has(['key', ':', STRING + key]),
      );
    });
  }

  /** A route of the page's examples, below `/api` or the plugin that they make. */
  #isOwnRoute(text: string): boolean {
    const {examples} = this.#context.scope;
    const [, plugin, path = ''] = /^\/api(?:\/([\w-]+))?(\/[\w-]+)$/.exec(text) ?? [];
    return examples.has(['path', ':', STRING + path]) && (plugin === undefined || examples.words.has(plugin));
  }

  /** Whether a route or a link of the panel has this path. */
  #isPanelPath(path: string): boolean {
    return ['path', 'to'].some((key) =>
      [[':'], ['='], ['=', '{']].some((signs) => this.#packages.some((one) => one.has([key, ...signs, STRING + path]))),
    );
  }

  /** Whether each piece of what code puts together is somewhere: `<table>_entity_fk` of `entity` and `fk`. */
  #pieces(text: string): boolean {
    if (!text.includes('_')) return false;
    const pieces = text.split('…').map((piece) => piece.replace(/^[_.-]+|[_.-]+$/g, ''));
    return pieces.every(
      (piece) => /^\w*$/.test(piece) && piece.split('_').every((one) => one === '' || this.#word(one)),
    );
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
    if (member.includes('…')) {
      const pattern = new RegExp(`^${member.split('…').map(escapeRegExp).join('\\w*')}$`);
      return this.#packages.some(({owners}) => [...owners.keys()].some((name) => pattern.test(name)));
    }
    const ending = owner === 'ctx' ? 'context' : owner.toLowerCase();
    return (
      [...this.#packages, ...this.#context.common].some(({owners}) => {
        const known = owners.get(member);
        return (
          known !== undefined && (known.has(owner) || [...known].some((one) => one.toLowerCase().endsWith(ending)))
        );
      }) || [...this.#context.scope.names].some((name) => this.#context.symbols(name).has(`${owner}.${member}`))
    );
  }

  #wild(text: string): boolean {
    const pattern = new RegExp(`^${text.split('…').map(escapeRegExp).join('.*')}$`, 'i');
    return this.#packages.some(({words}) => [...words.keys()].some((word) => pattern.test(word)));
  }

  /** A UID says whose it is: the rest of it is looked up there. */
  #uid(text: string): boolean {
    const named = text.replace(/(?<=[:.])(?:name|[a-z])(?=$|\.)/g, '…');
    const wild = named.endsWith('.') ? `${named}…` : named;
    if (wild.includes('…') && this.#wild(wild)) return true;
    const [, kind, rest = ''] = /^([\w-]+)::(.*)$/.exec(text) ?? [];
    if (rest === '') return kind !== undefined && this.#word(`${kind}::`);
    if (kind !== 'plugin' && kind !== 'admin' && this.#word(`${kind}::…`))
      return this.#isString(rest) || this.#context.scope.examples.has([STRING + rest]);
    const owner = kind === 'admin' ? 'admin' : kind === 'plugin' ? rest.split('.')[0]! : undefined;
    const home = owner === undefined ? undefined : this.#context.packageOf(owner);
    // Of a plugin that the page makes, each part is in its examples.
    if (!home)
      return kind === 'plugin' && rest.split('.').every((part) => this.#context.scope.examples.words.has(part));
    if (home.words.has(text)) return true;
    const name = kind === 'admin' ? rest : rest.slice(owner!.length + 1);
    if (name === '' || name === '…') return true;
    if (/[.…]$/.test(name)) return [...home.words.keys()].some((word) => word.startsWith(name.replace(/…$/, '')));
    const value = STRING + name;
    const places = [
      ['uid', ':', value],
      ['singularName', ':', value],
      [value, ':'],
      ['name', ':', value, ',', 'plugin'],
    ];
    return places.some((place) => home.has(place));
  }

  /** The paths of the packages in scope from the repository's root, one a line, between slashes. */
  #pathText(): string {
    const {names, repository} = this.#context.scope;
    const files = [...names].flatMap((name) =>
      Object.keys(this.#context.index[name]?.files ?? {}).map((file) => `/${PACKAGES[name]?.folder}/${file}/`),
    );
    return (this.#paths ??= [...files, ...repository.map((file) => `/${file}/`)].join('\n'));
  }

  #path(text: string): boolean {
    const [, name, inside] = /^(@strapi\/[\w-]+)(?:\/(.*))?$/.exec(text) ?? [];
    if (name !== undefined) return this.#context.exports(name, inside);
    const wanted = text
      .replace(/^(?:\.{1,2}\/)+|^~\//, '')
      .replace(/\/$/, '')
      .replace(/^…\//, '');
    if (wanted === '' || wanted === '…') return true;
    const isWhole = wanted.includes('/') || !/^\.\.\/|\/$/.test(text);
    if (
      (isWhole && this.#word(wanted)) ||
      this.#word(`./${wanted}`) ||
      this.#word(`../${wanted}`) ||
      this.#word(`/${wanted}`) ||
      this.#isDeclared(wanted)
    )
      return true;
    if (this.#applicationPath(wanted) || this.#joined(wanted)) return true;
    const paths = this.#pathText();
    if (!wanted.includes('…') && !wanted.includes('*')) {
      return paths.includes(`/${wanted}/`) || paths.includes(`/${wanted}.`);
    }
    const pattern = wanted.split(/…|\*+/).map(escapeRegExp).join('[^\\n/]*');
    return new RegExp(`/${pattern}[/.]`).test(paths) || this.#wild(wanted.replace(/\*+/g, '…'));
  }

  /** Whether some source of the CMS has a string that is this and nothing else. */
  #isString(text: string): boolean {
    const {strings, cms} = this.#context;
    if (!strings.has(text))
      strings.set(
        text,
        cms.some((one) => one.has([STRING + text])),
      );
    return strings.get(text)!;
  }

  /** A path that code joins: `assets/uploads/…` of `join('assets', 'uploads', name)`, `entities/….jsonl` of a template. */
  #joined(text: string): boolean {
    const [last = '', ...folders] = text.split('/').reverse();
    const names = last === '…' ? folders.reverse() : [...folders.reverse(), last];
    if (
      names.length > 1 &&
      this.#packages.some((one) => one.has(names.flatMap((name) => [STRING + name, ',']).slice(0, -1)))
    )
      return true;
    return last.includes('.') && this.#composed(last) && folders.every((name) => this.#word(name));
  }

  /** A path in an application: each of its parts is one that the sources look for. */
  #applicationPath(text: string): boolean {
    const [first = '', second = '', ...more] = text.split('/');
    const known = APPLICATION_FOLDERS.get(first);
    const isKnown =
      known?.has(second) || known?.has(second.replace(/\.\w+$/, '')) || /^[…*.]*$/.test(second.replace(/\.\w+$/, ''));
    const rest = isKnown ? more : [second, ...more];
    return (
      known !== undefined &&
      (isKnown || this.#isString(`${first}/${second}`) || this.#isDeclared(second) || this.#composed(second)) &&
      rest.every((part) => {
        const name = part.replace(/(?:\.d)?\.(?:[cm]?[jt]sx?|json|…|\*)$/, '');
        return (
          /^[…*.]*$/.test(name) ||
          this.#isString(part) ||
          this.#isString(`${first}/${name}`) ||
          this.#composed(part) ||
          this.#isString(name) ||
          this.#isString(`/${part}`) ||
          this.#isDeclared(part)
        );
      })
    );
  }

  /** Code: all of it as it stands, or every dotted name, string and key of it. */
  #code(text: string): string | undefined {
    const tokens = tokensOf(
      text
        .replace(/(?<=[a-z])…(?=[A-Z])/g, ANY)
        .replaceAll('…', ' $any ')
        .replace(/(?<=[A-Za-z]\w*)-(?=[A-Za-z])/g, DASH),
    ).map((token) => (token === '?.' ? '.' : token.replaceAll(DASH, '-').replaceAll(ANY, '…')));
    const lost = this.#firstLost(tokens);
    return lost !== undefined && tokens.length > 2 && this.#packages.some((one) => one.has(tokens)) ? undefined : lost;
  }

  #firstLost(tokens: readonly string[]): string | undefined {
    for (let i = 0; i < tokens.length; i += 1) {
      const token = tokens[i]!;
      if (token[0] === STRING || token[0] === TEMPLATE) {
        const value = token.slice(token[0] === STRING ? 1 : 2);
        const lost = value === '' ? undefined : this.#missing(value.replaceAll(' $any ', '…'));
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
    if (this.#isDeclared(dotted)) return undefined;
    if (chain.length === 1) {
      const [name = ''] = chain;
      const isThere = name.length === 1 || this.#word(name) || (name.includes('…') && this.#wild(name));
      return isThere || this.#isDeclared(name) ? undefined : name;
    }
    if (this.#word(dotted) || this.#context.packageOf(chain[0]!)?.words.has(chain.slice(1).join('.'))) return undefined;
    for (let i = 1; i < chain.length; i += 1) {
      const [owner = '', member = ''] = [chain[i - 1], chain[i]];
      if (owner === '$any' || member === '$any') continue;
      if (!this.#pair(owner, member) && !this.#isDeclared(`${owner}.${member}`)) return dotted;
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

/** Each two neighbours in the dotted names of a package. */
export const neighboursIn = ({files}: PackageIndex): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const symbol of Object.values(files).flatMap(({symbols}) => Object.keys(symbols))) {
    const parts = symbol.split('.');
    parts.slice(1).forEach((part, i) => {
      found.add(`${parts[i]}.${part}`);
      // `strapi.features.config` is what `createFeaturesService` makes.
      const [, made] = /^create(\w+)Service$/.exec(parts[i]!) ?? [];
      if (made !== undefined) found.add(`${made.toLowerCase()}.${part}`);
    });
  }
  return found;
};

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
