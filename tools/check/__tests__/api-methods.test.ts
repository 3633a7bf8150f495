import fs from 'node:fs';
import path from 'node:path';

import type {Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

import {COMPILER_OPTIONS} from '../examples/compiler-options';
import {parsePage} from '../../../src/lib/markdown/parse-page';

const root = path.resolve(import.meta.dirname, '../../..');

/** A declaration in a published `.d.ts` file: the file under `node_modules/@strapi`, and the name. */
interface Declaration {
  file: string;
  /** A class, an interface, a type, or a function: of a function what it returns counts. */
  name: string;
}

/** A table of a page that lists members in its first column. */
interface Listing {
  /** Heading of the second level above the table. */
  section: string;
  /** Text of the first column's head. */
  column: string;
  kind: 'method' | 'property' | 'member';
}

/** An object with a page in `api/`. */
interface DocumentedObject {
  page: string;
  /** What the server makes. The page lists its members, all of them. */
  runTime: Declaration;
  /** The type by which plugins see it. */
  published: Declaration;
  listings: readonly Listing[];
  /** Members that the published type does not have, each with what the page says of it. */
  onlyAtRunTime?: Readonly<Record<string, string>>;
}

const METHODS: Listing = {section: 'Methods', column: 'method', kind: 'method'};
const PROPERTIES: Listing = {section: 'Methods', column: 'property', kind: 'property'};

const OBJECTS: readonly DocumentedObject[] = [
  {
    page: 'Strapi.md',
    runTime: {file: 'core/dist/Strapi.d.ts', name: 'Strapi'},
    published: {file: 'types/dist/core/strapi.d.ts', name: 'Strapi'},
    listings: [METHODS, {section: 'Properties', column: 'property', kind: 'property'}],
    onlyAtRunTime: {
      internal_config: 'the class keeps the raw configuration in it',
      registerInternalServices: 'the constructor calls it',
      configureGlobalProxy: 'bootstrap() calls it',
    },
  },
  {
    page: 'container.md',
    runTime: {file: 'core/dist/container.d.ts', name: 'Container'},
    published: {file: 'types/dist/core/container.d.ts', name: 'Container'},
    listings: [METHODS],
  },
  {
    page: 'API.md',
    runTime: {file: 'core/dist/domain/module/index.d.ts', name: 'Module'},
    published: {file: 'types/dist/core/module.d.ts', name: 'Module'},
    listings: [METHODS, PROPERTIES],
    onlyAtRunTime: {
      contentType: 'marked "not typed"',
      policy: 'marked "not typed"',
      middleware: 'marked "not typed"',
      load: 'marked "not typed": the registry calls it',
    },
  },
  {
    page: 'API.md',
    runTime: {file: 'core/dist/services/server/api.d.ts', name: 'createAPI'},
    published: {file: 'types/dist/modules/server.d.ts', name: 'API'},
    listings: [{section: 'The HTTP API objects', column: 'member', kind: 'member'}],
  },
  {
    page: 'Cron.md',
    runTime: {file: 'core/dist/services/cron.d.ts', name: 'createCronService'},
    published: {file: 'types/dist/modules/cron.d.ts', name: 'CronService'},
    listings: [METHODS, PROPERTIES],
  },
  {
    page: 'EventHub.md',
    runTime: {file: 'core/dist/services/event-hub.d.ts', name: 'createEventHub'},
    published: {file: 'types/dist/modules/event-hub.d.ts', name: 'EventHub'},
    listings: [METHODS],
  },
  {
    page: 'StartupLogger.md',
    runTime: {file: 'core/dist/utils/startup-logger.d.ts', name: 'createStartupLogger'},
    published: {file: 'types/dist/core/strapi.d.ts', name: 'StartupLogger'},
    listings: [METHODS],
  },
  {
    page: 'StrapiFS.md',
    runTime: {file: 'core/dist/services/fs.d.ts', name: 'StrapiFS'},
    published: {file: 'types/dist/core/strapi.d.ts', name: 'StrapiFS'},
    listings: [METHODS],
  },
  {
    page: 'Telemetry.md',
    runTime: {file: 'core/dist/services/metrics/index.d.ts', name: 'createTelemetryInstance'},
    published: {file: 'types/dist/modules/metrics.d.ts', name: 'TelemetryService'},
    listings: [METHODS, {section: 'How to reach it', column: 'property', kind: 'property'}],
  },
  {
    page: 'strapi-server.md',
    runTime: {file: 'core/dist/domain/module/index.d.ts', name: 'RawModule'},
    published: {file: 'types/dist/plugin/index.d.ts', name: 'LoadedPlugin'},
    listings: [METHODS, {section: 'What it may export', column: 'key', kind: 'member'}],
  },
];

const fileOf = ({file}: Declaration): string => path.join(root, 'node_modules/@strapi', file);

/** Only the files named, without the packages that they import: names of members need no more. */
const program = ts.createProgram(
  OBJECTS.flatMap(({runTime, published}) => [fileOf(runTime), fileOf(published)]),
  {...COMPILER_OPTIONS, paths: {}, types: [], noLib: true, noResolve: true},
);
const checker = program.getTypeChecker();

/** Name of each public member → whether it is a method or a property that holds something else. */
function membersOf(declaration: Declaration): Map<string, 'method' | 'property'> {
  const members = new Map<string, 'method' | 'property'>();
  for (const symbol of typeOf(declaration).getProperties()) {
    const nodes = symbol.getDeclarations() ?? [];
    const isPublic = nodes.every(
      (node) => !(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.NonPublicAccessibilityModifier),
    );
    if (isPublic) members.set(symbol.name, nodes.some(isMethod) ? 'method' : 'property');
  }
  if (members.size === 0) throw new Error(`${declaration.name} in ${declaration.file} has no members`);
  return members;
}

function typeOf({file, name}: Declaration): ts.Type {
  const source = program.getSourceFile(fileOf({file, name}));
  const node = source?.statements
    .flatMap<ts.Node>((statement) =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement],
    )
    .find((candidate) => ts.getNameOfDeclaration(candidate as ts.Declaration)?.getText(source) === name);
  if (!node) throw new Error(`no declaration of ${name} in ${file}`);
  const type = checker.getTypeAtLocation(node);
  return type.getCallSignatures()[0]?.getReturnType() ?? type;
}

function isMethod(node: ts.Declaration): boolean {
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return true;
  return ts.isPropertySignature(node) && node.type !== undefined && ts.isFunctionTypeNode(node.type);
}

/** Names in the first column of a page's table: what is in code format, without arguments. */
function listedIn(page: string, {section, column}: Listing): string[] {
  const {tree} = parsePage(page, fs.readFileSync(path.join(root, 'api', page), 'utf8'));
  let heading = '';
  const tables: Table[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) heading = toString(node);
    if (node.type === 'table' && heading === section && toString(node.children[0]?.children[0]) === column)
      tables.push(node);
  }
  const [table] = tables;
  if (!table || tables.length > 1) throw new Error(`${tables.length} tables with "${column}" under "${section}"`);
  return table.children.slice(1).flatMap(({children: [cell]}) => (cell ? namesIn(cell) : []));
}

function namesIn(cell: TableCell): string[] {
  return cell.children.flatMap((node) => (node.type === 'inlineCode' ? node.value.replace(/\(.*$/, '') : []));
}

const accepts = (listing: Listing, kind: string): boolean => listing.kind === 'member' || listing.kind === kind;

/** Members for which a page has no table at all. */
function unlisted({page, runTime, listings}: DocumentedObject): string[] {
  return [...membersOf(runTime)]
    .filter(([, kind]) => !listings.some((listing) => accepts(listing, kind)))
    .map(([name, kind]) => `api/${page}: no table for the ${kind} ${runTime.name}.${name}`);
}

/** What is wrong with a table, in words: names that it lacks, has twice, or has in vain. */
function compare(page: string, listing: Listing, runTime: Declaration): string[] {
  const expected = [...membersOf(runTime)].filter(([, kind]) => accepts(listing, kind)).map(([name]) => name);
  const listed = listedIn(page, listing);
  const place = `api/${page}, ${listing.column} table under "${listing.section}":`;
  return [
    ...expected.filter((name) => !listed.includes(name)).map((name) => `${place} no row for ${runTime.name}.${name}`),
    ...listed.filter((name) => !expected.includes(name)).map((name) => `${place} ${runTime.name} has no ${name}`),
    ...listed.filter((name, i) => listed.indexOf(name) < i).map((name) => `${place} ${name} is there twice`),
  ];
}

describe('the API reference', () => {
  it('has a page for each object that is compared here, and no other page', () => {
    const pages = fs.readdirSync(path.join(root, 'api')).filter((name) => /\.mdx?$/.test(name));
    expect([...new Set(OBJECTS.map(({page}) => page))].sort()).toEqual(pages.sort());
  });

  it.each(OBJECTS)('lists in $page what $runTime.name has, and nothing else', (object) => {
    const {page, listings, runTime} = object;
    expect([...unlisted(object), ...listings.flatMap((listing) => compare(page, listing, runTime))]).toEqual([]);
  });

  it.each(OBJECTS)(
    'knows in $page which members of $runTime.name its published type lacks',
    ({page, runTime, published, onlyAtRunTime = {}}) => {
      const typed = membersOf(published);
      const existing = membersOf(runTime);
      const untyped = [...existing.keys()].filter((name) => !typed.has(name));
      expect(untyped.sort(), `api/${page}: not in ${published.name}`).toEqual(Object.keys(onlyAtRunTime).sort());
      const missing = [...typed.keys()].filter((name) => !existing.has(name));
      expect(missing, `api/${page}: in ${published.name}, but not in ${runTime.name}`).toEqual([]);
    },
  );
});
