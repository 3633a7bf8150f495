import type {InlineCode, List, Nodes, Parents, PhrasingContent, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {SourceIndex} from '../../../src/cms/build-index';
import {loadSourceIndex} from '../../../src/cms/load-index';
import {isCmsLink, resolveCmsLink} from '../../../src/cms/resolve-link';
import {commentIn} from '../../../src/lib/markdown/elements';
import type {Page} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {didYouMean, nearest} from '../../../src/lib/suggest';
import type {ExampleOptions} from '../examples/check-examples';
import {problemsOf, type Tell} from '../problems-of';
import {type CliPrograms, readCliCommands} from '../shell/cli-commands';
import {itemsOf, saysValue, textsOf} from './check-values';
import {type Directive, parseDirective, type Source} from './directive';
import {areEqual, quantitiesIn} from './quantities';

interface Member {
  readonly name: string;
  /** Other names of the same, such as an option's short form. */
  readonly aliases?: readonly string[];
  readonly kind: 'method' | 'property';
  /** Where the source tells optional members from others. */
  readonly isOptional?: boolean;
  /** As the source states it; `undefined` when it does not. */
  readonly default?: string | number | boolean | null;
}

/** What a source lists. */
interface Members {
  readonly members: readonly Member[];
  /** The members as a reader would name their owner. */
  readonly owner: string;
}

type Read = (source: Source, defaults?: string) => Members | string;

const ofSymbol = (index: SourceIndex, {text, prefix, only}: Source, defaults = text): Members | string => {
  const [found, stating] = [resolveCmsLink(index, text), resolveCmsLink(index, defaults)];
  if (!found.ok) return found.message;
  if (!stating.ok) return stating.message;
  const {value = null} = found;
  const names = only === 'texts' ? textsOf(value) : itemsOf(value);
  if (!names) return `the members of ${found.symbol ?? found.path} cannot be read`;
  const raw = value && typeof value === 'object' && 'members' in value && only !== 'texts' ? value.members : [];
  const {values} = index[stating.packageName]!.files[stating.path]!;
  const tellsOptional = raw.some((member) => member.endsWith('?'));
  const members = names.map((name, i): Member => {
    const stated = values[`${stating.symbol}.${name}`];
    return {
      name: prefix.replace('?', '') + name,
      aliases: prefix.endsWith('?') ? [name] : [],
      kind: raw[i]?.includes('()') ? 'method' : 'property',
      isOptional: tellsOptional ? raw[i]!.endsWith('?') : undefined,
      default: stated !== null && typeof stated === 'object' ? undefined : stated,
    };
  });
  return {members, owner: found.symbol ?? found.path};
};

const ofProgram = (programs: CliPrograms, {text}: Source): Members | string => {
  const [program = '', name = ''] = text.split(' ');
  const commands = programs[program];
  if (!commands) return `"${text}" is neither cms:<package>/<path>#<symbol> nor a command of strapi or pack-up`;
  if (name === '') {
    const members = commands.map(({names}) => ({name: names[0]!, kind: 'property'}) as const);
    return {owner: program, members};
  }
  if (name === 'flags') {
    const members = commands.flatMap(({names: [command], options}) =>
      options.map(
        ({names, default: value}): Member => ({name: `${command} ${names.at(-1)}`, kind: 'property', default: value}),
      ),
    );
    return {owner: program, members};
  }
  const command = commands.find(({names}) => names.includes(name));
  if (!command)
    return `${program} has no command "${name}"${didYouMean(
      nearest(
        name,
        commands.flatMap((it) => it.names),
      ),
    )}`;
  const members = command.options.map(
    ({names, default: value}): Member => ({name: names.at(-1)!, aliases: names, kind: 'property', default: value}),
  );
  return {owner: text, members};
};

interface Row {
  readonly names: readonly {readonly name: string; readonly node: Nodes}[];
  readonly node: Nodes;
  readonly cell: (head: RegExp) => TableRow['children'][number] | undefined;
}

const codesIn = (node: Nodes): {name: string; node: Nodes}[] => {
  const codes: {name: string; node: Nodes}[] = [];
  visit(node, 'inlineCode', (code) => {
    // Of `-o, --out <dir>` the long form is the name; `find(params)` is `find`.
    const name = code.value.replace(/^(['"])(.*)\1$/, '$2').replace(/^-\w, (?=--)/, '');
    codes.push({name: name.replace(/(?<=.)(?:[(?=<[]| [<[(]).*$/, ''), node: code});
  });
  return codes;
};

/** Code at the beginning of a list's item: what follows the first other words is about it. */
const leadingCodes = (children: readonly PhrasingContent[]): {name: string; node: Nodes}[] => {
  const end = children.findIndex(
    (node) => node.type === 'text' && /[^\s,/]|\b(?!and\b|or\b)\w/.test(node.value.replace(/\b(?:and|or)\b/g, '')),
  );
  return children.slice(0, end === -1 ? undefined : end).flatMap((node) => codesIn(node));
};

const rowsOf = (node: Table | List, {column, sources}: Directive): Row[] | string => {
  if (node.type === 'list') {
    return node.children.map((item) => {
      const [first] = item.children;
      const names = first?.type === 'paragraph' ? leadingCodes(first.children) : [];
      return {names, node: item, cell: () => undefined};
    });
  }
  const heads = node.children[0]!.children.map((cell) => toString(cell));
  const position = column === undefined ? 0 : heads.indexOf(column);
  if (position === -1) return `the table has no column "${column}"`;
  // The flags of all commands: an empty first cell stands for the commands above.
  const areFlags = sources.some(({text}) => text.endsWith(' flags'));
  let commands: readonly string[] = [];
  const namesIn = ({children}: TableRow) => {
    const names = children[position] ? codesIn(children[position]) : [];
    const own = codesIn(children[0]!).map(({name}) => name);
    commands = own.length > 0 ? own : commands;
    return areFlags ? commands.flatMap((it) => names.map(({name, node}) => ({name: `${it} ${name}`, node}))) : names;
  };
  return node.children.slice(1).map((row) => ({
    names: namesIn(row),
    node: row,
    cell: (head) => row.children[heads.findIndex((text) => head.test(text))],
  }));
};

/** What a row says of a member beside its name: its default, and whether it is required. */
const compareRow = ({cell}: Row, {name, default: value, isOptional}: Member, tell: Tell): void => {
  const stated = cell(/^(?:default|value)\b/i);
  if (stated && value !== undefined && !stated.children.some((node) => node.type === 'link')) {
    const text = toString(stated);
    const [code, ...others] = codesIn(stated);
    const [quantity, ...more] = quantitiesIn(text);
    const isSaid = code
      ? others.length > 0 || saysValue((code.node as InlineCode).value, value)
      : typeof value !== 'number' || !quantity || more.length > 0 || areEqual(quantity, {number: value});
    if (!isSaid) tell(stated, `the default of ${name} is ${value}, not ${text}`);
  }
  const required = cell(/^required/i);
  const says = required && /^\W*(yes|no)\b/i.exec(toString(required))?.[1]?.toLowerCase();
  if (says && isOptional !== undefined && (says === 'yes') === isOptional)
    tell(required, `${name} is ${isOptional ? 'optional' : 'required'}`);
};

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Members without a row, rows without a member, names that are there twice, and rows that say something else. */
const compareTable = (node: Table | List, directive: Directive, read: Read, place: Nodes, tell: Tell): void => {
  const sources = directive.sources.map((source) => ({source, found: read(source, directive.defaults)}));
  const failed = sources.find(({found}) => typeof found === 'string');
  if (failed) return tell(place, failed.found as string);
  const lists = sources.map(({source, found}) => ({source, found: found as Members}));
  const rows = rowsOf(node, directive);
  if (typeof rows === 'string') return tell(node, rows);
  const unused = new Set([...directive.except.keys(), ...directive.without.keys()]);
  const isKnown = (known: ReadonlyMap<string, string>, name: string): boolean => {
    const matches = (key: string) => key === name || (key.endsWith('*') && name.startsWith(key.slice(0, -1)));
    const key = [...known.keys()].find(matches);
    if (key !== undefined) unused.delete(key);
    return key !== undefined;
  };
  const isExcepted = (name: string): boolean => isKnown(directive.except, name);
  const accepts = ({kind, isOptional = false}: Member, {only = 'texts'}: Source): boolean =>
    only === 'texts' || only === kind || only === (isOptional ? 'optional' : 'required');
  const expected = lists.flatMap(({source, found}) =>
    found.members.filter((member) => accepts(member, source)).map((member) => ({...member, owner: found.owner})),
  );
  const owner = lists.map(({found}) => found.owner).join(' and ');
  const seen: string[] = [];
  const memberOf = (name: string) => expected.find((it) => it.name === name || it.aliases?.includes(name));
  for (const row of rows) {
    const areMembers = row.names.every(({name}) => memberOf(name));
    for (const {name, node: code} of row.names) {
      const member = memberOf(name);
      if (seen.includes(name) && directive.column === undefined && !isExcepted(name))
        tell(code, `${name} is listed twice`);
      else if (member?.name === name && areMembers) compareRow(row, member, tell);
      if (!member && !isExcepted(name))
        tell(
          code,
          `${owner} has no ${name}${didYouMean(
            nearest(
              name,
              expected.map((it) => it.name),
            ),
          )}`,
        );
      seen.push(name);
    }
  }
  const missing = expected.filter(
    ({name, aliases = []}) => ![name, ...aliases].some((it) => seen.includes(it)) && !isExcepted(name),
  );
  for (const member of missing) tell(node, `no row for ${member.name}, which ${member.owner} has`);
  const order = expected.map(({name}) => name).filter((name) => seen.includes(name));
  const shown = seen.filter((name) => order.includes(name));
  if (directive.isOrdered && order.join() !== shown.join()) tell(node, `the order in ${owner} is ${order.join(', ')}`);
  if (directive.as) {
    const other = read(directive.as);
    if (typeof other === 'string') return tell(place, other);
    const all = lists.flatMap(({found}) => found.members.map(({name}) => name));
    const theirs = other.members.map(({name}) => name);
    for (const {name} of expected)
      if (!theirs.includes(name) && !isKnown(directive.without, name))
        tell(node, `${other.owner} does not declare ${name}: say so, and write "without ${name}: <reason>" after it`);
    for (const member of other.members)
      if (
        lists.some(({source}) => accepts(member, source)) &&
        !all.includes(member.name) &&
        !isKnown(directive.without, member.name)
      )
        tell(node, `${other.owner} declares ${member.name}, which ${owner} does not have`);
  }
  if (unused.size > 0) tell(place, `nothing is wrong with ${listed([...unused])}: take it out of the comment`);
};

const isListing = (node: Nodes | undefined): node is Table | List => node?.type === 'table' || node?.type === 'list';

/** A page in `api/` that lists members of one kind lists the others, too. */
const checkKinds = (directives: readonly Directive[], read: Read, tell: Tell): void => {
  for (const {text, only} of directives.flatMap(({sources}) => sources)) {
    if (only !== 'method' && only !== 'property') continue;
    const found = read({text, prefix: ''});
    const all = directives.flatMap(({sources}) => sources).filter((source) => source.text === text);
    const other = typeof found === 'string' ? undefined : found.members.find(({kind}) => kind !== only);
    if (other && all.every((source) => source.only === only))
      tell({}, `no table lists the ${other.kind} ${other.name} of ${text}`);
  }
};

/**
 * A table or list after a comment `complete: <source>` lists all that the source has, and nothing else. Pages in `api/`
 * have such a table.
 */
export const checkTables = async (pages: readonly Page[], packages: ExampleOptions): Promise<Problem[]> => {
  const index = await loadSourceIndex(packages);
  const programs = await readCliCommands(packages.root, packages.cacheDir);
  const read: Read = (source, defaults) =>
    isCmsLink(source.text) ? ofSymbol(index, source, defaults) : ofProgram(programs, source);
  return problemsOf(pages, (page, tell) => {
    const directives: Directive[] = [];
    visit(page.tree, (node, position, parent) => {
      const comment = commentIn(node);
      if (!comment || !/^\s*complete\b/.test(comment)) return;
      const directive = parseDirective(comment);
      const next = (parent as Parents).children[position! + 1];
      if (typeof directive === 'string') tell(node, directive);
      else if (!isListing(next)) tell(node, 'no table and no list follows this comment');
      else {
        directives.push(directive);
        compareTable(next, directive, read, node, tell);
      }
    });
    if (!page.file.startsWith('api/')) return;
    checkKinds(directives, read, tell);
    if (directives.length === 0)
      tell({}, 'no table says that it is complete: write <!-- complete: cms:<package>/<path>#<symbol> --> before it');
  });
};
