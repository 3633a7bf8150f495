import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Page} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {problemsOf, type Tell} from '../problems-of';
import {type Members, readMembers} from './declared-members';
import {DOCUMENTED_OBJECTS, type DocumentedObject, type Listing} from './documented-objects';

const OBJECTS_FILE = 'tools/check/api-reference/documented-objects.ts';

const findTables = ({tree}: Page, {section, column}: Listing): Table[] => {
  let heading = '';
  return tree.children.filter((node): node is Table => {
    if (node.type === 'heading' && node.depth === 2) heading = toString(node);
    return node.type === 'table' && heading === section && toString(node.children[0]?.children[0]) === column;
  });
};

/** Names in the first column: what is in code format, without arguments. */
const namesIn = (table: Table) =>
  table.children
    .slice(1)
    .flatMap((row) => row.children[0]?.children ?? [])
    .filter((node) => node.type === 'inlineCode')
    .map((node) => ({name: node.value.replace(/\(.*$/, ''), node}));

const accepts = (listing: Listing, kind: string): boolean => listing.kind === 'member' || listing.kind === kind;

/** Names that a table lacks, names that it has twice, and names that are no members. */
const compareTable = (page: Page, listing: Listing, object: string, members: Members, tell: Tell): void => {
  const tables = findTables(page, listing);
  const [table] = tables;
  if (!table || tables.length > 1) {
    return tell({}, `${tables.length || 'no'} tables with the column "${listing.column}" under "${listing.section}"`);
  }
  const listed = namesIn(table);
  const names = listed.map(({name}) => name);
  const expected = [...members].filter(([, kind]) => accepts(listing, kind)).map(([name]) => name);
  for (const name of expected) {
    if (!names.includes(name)) tell(table, `the table has no row for ${object}.${name}`);
  }
  listed.forEach(({name, node}, i) => {
    if (!expected.includes(name)) tell(node, `${object} has no ${name}`);
    else if (names.indexOf(name) < i) tell(node, `${name} is listed twice`);
  });
};

const compareTypes = (object: DocumentedObject, members: Members, typed: Members, tell: Tell): void => {
  const {runTime, published, listings, onlyAtRunTime = {}} = object;
  for (const [name, kind] of members) {
    if (!listings.some((listing) => accepts(listing, kind)))
      tell({}, `no table for the ${kind} ${runTime.name}.${name}: name one in ${OBJECTS_FILE}`);
    if (!typed.has(name) && !Object.hasOwn(onlyAtRunTime, name))
      tell({}, `${published.name} does not declare ${name}: say so here and in ${OBJECTS_FILE}`);
  }
  for (const name of Object.keys(onlyAtRunTime)) {
    if (!members.has(name) || typed.has(name))
      tell({}, `${name} is not only at run time: take it out of ${OBJECTS_FILE}`);
  }
  for (const name of typed.keys()) {
    if (!members.has(name)) tell({}, `${published.name} declares ${name}, which ${runTime.name} does not have`);
  }
};

/**
 * Every page in `api/` lists the members of its objects, all of them and no others, as the published types declare
 * them.
 *
 * @param root folder whose `node_modules` has the CMS's packages.
 */
export const checkApiReference = (
  pages: readonly Page[],
  root: string,
  objects: readonly DocumentedObject[] = DOCUMENTED_OBJECTS,
): Problem[] => {
  const compared = objects.filter((object) => pages.some(({file}) => file === object.page));
  const declarations = compared.flatMap(({runTime, published}) => [runTime, published]);
  const membersOf = readMembers(root, declarations);
  return problemsOf(pages, (page, tell) => {
    const own = compared.filter((object) => object.page === page.file);
    for (const object of own) {
      const members = membersOf(object.runTime);
      compareTypes(object, members, membersOf(object.published), tell);
      for (const listing of object.listings) compareTable(page, listing, object.runTime.name, members, tell);
    }
    if (own.length === 0 && page.file.startsWith('api/'))
      tell({}, `no object is compared with this page: add it to ${OBJECTS_FILE}`);
  });
};
