import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {type Page, placeOf} from '../../../src/lib/markdown/page';
import type {Place, Problem} from '../../../src/lib/problem';
import {type Members, readMembers} from './declared-members';
import {DOCUMENTED_OBJECTS, type DocumentedObject, type Listing} from './documented-objects';

type Fault = Place & {readonly message: string};

const OBJECTS_FILE = 'tools/check/api-reference/documented-objects.ts';
const START: Place = {line: 1, column: 1};

const findTables = ({tree}: Page, {section, column}: Listing): Table[] => {
  let heading = '';
  return tree.children.filter((node): node is Table => {
    if (node.type === 'heading' && node.depth === 2) heading = toString(node);
    return node.type === 'table' && heading === section && toString(node.children[0]?.children[0]) === column;
  });
};

/** Names in the first column: what is in code format, without arguments. */
const namesIn = (table: Table): {name: string; place: Place}[] =>
  table.children
    .slice(1)
    .flatMap((row) => row.children[0]?.children ?? [])
    .flatMap((node) =>
      node.type === 'inlineCode' ? {name: node.value.replace(/\(.*$/, ''), place: placeOf(node)} : [],
    );

const accepts = (listing: Listing, kind: string): boolean => listing.kind === 'member' || listing.kind === kind;

/** Names that a table lacks, names that it has twice, and names that are no members. */
const compareTable = (page: Page, listing: Listing, object: string, members: Members): Fault[] => {
  const [table, ...others] = findTables(page, listing);
  if (!table || others.length > 0) {
    const count = table ? others.length + 1 : 'no';
    return [{...START, message: `${count} tables with the column "${listing.column}" under "${listing.section}"`}];
  }
  const listed = namesIn(table);
  const names = listed.map(({name}) => name);
  const expected = [...members].filter(([, kind]) => accepts(listing, kind)).map(([name]) => name);
  const missing = expected.filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => ({...placeOf(table), message: `the table has no row for ${object}.${name}`})),
    ...listed.flatMap(({name, place}, i) => {
      if (!expected.includes(name)) return [{...place, message: `${object} has no ${name}`}];
      return names.indexOf(name) < i ? [{...place, message: `${name} is listed twice`}] : [];
    }),
  ];
};

const compareTypes = (object: DocumentedObject, members: Members, typed: Members): Fault[] => {
  const {runTime, published, listings, onlyAtRunTime = {}} = object;
  const untyped = [...members.keys()].filter((name) => !typed.has(name));
  const messages = [
    ...[...members]
      .filter(([, kind]) => !listings.some((listing) => accepts(listing, kind)))
      .map(([name, kind]) => `no table for the ${kind} ${runTime.name}.${name}: name one in ${OBJECTS_FILE}`),
    ...untyped
      .filter((name) => !Object.hasOwn(onlyAtRunTime, name))
      .map((name) => `${published.name} does not declare ${name}: say so here and in ${OBJECTS_FILE}`),
    ...Object.keys(onlyAtRunTime)
      .filter((name) => !untyped.includes(name))
      .map((name) => `${name} is not only at run time: take it out of ${OBJECTS_FILE}`),
    ...[...typed.keys()]
      .filter((name) => !members.has(name))
      .map((name) => `${published.name} declares ${name}, which ${runTime.name} does not have`),
  ];
  return messages.map((message) => ({...START, message}));
};

/**
 * Every page in `api/` lists the members of its objects, all of them and no others, as the published types declare them.
 *
 * @param root folder whose `node_modules` has the CMS's packages.
 */
export const checkApiReference = (
  pages: readonly Page[],
  root: string,
  objects: readonly DocumentedObject[] = DOCUMENTED_OBJECTS,
): Problem[] => {
  const compared = objects.filter((object) => pages.some(({file}) => file === object.page));
  const membersOf = readMembers(
    root,
    compared.flatMap(({runTime, published}) => [runTime, published]),
  );
  return pages.flatMap((page) => {
    const own = compared.filter((object) => object.page === page.file);
    const faults = own.flatMap((object) => {
      const members = membersOf(object.runTime);
      return [
        ...compareTypes(object, members, membersOf(object.published)),
        ...object.listings.flatMap((listing) => compareTable(page, listing, object.runTime.name, members)),
      ];
    });
    if (own.length === 0 && page.file.startsWith('api/')) {
      faults.push({...START, message: `no object is compared with this page: add it to ${OBJECTS_FILE}`});
    }
    return faults.map((fault) => ({file: page.file, ...fault}));
  });
};
