import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import {findPages, isNote} from '../lib/markdown/find-pages';
import {idOf} from '../lib/markdown/route';
import type {Problem} from '../lib/problem';
import {didYouMean, nearest} from '../lib/suggest';
import type {SidebarEntry} from './entries';

const FILE = 'sidebars.ts';

/** The documents that an item of a sidebar names. */
const idsIn = (item: unknown): string[] => {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  if (!item) return [];
  const {type, id, link, items} = item as Record<string, unknown>;
  return type === 'doc' ? idsIn(id) : [...idsIn(link), ...idsIn(items)];
};

/** Where a section names a document last; at the beginning of the file when it is computed. */
const placeOf = ({section, id}: {section: string; id: string}, entries: readonly SidebarEntry[]) => {
  const node = entries.findLast((it) => it.section === section && it.id === id)?.node;
  if (!node) return {file: FILE, line: 1, column: 1};
  // After the quote.
  const place = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart() + 1);
  return {file: FILE, line: place.line + 1, column: place.character + 1};
};

type Sidebars = Readonly<Record<string, unknown>>;

/** The problems of sidebars whose text is given, for the files of the pages. */
export const findSidebarProblems = async (
  all: Sidebars,
  text: string,
  files: readonly string[],
): Promise<Problem[]> => {
  const found = Object.entries(all).flatMap(([section, items]) => {
    const listed = idsIn(items);
    const pages = new Map(files.filter((file) => file.startsWith(`${section}/`)).map((file) => [idOf(file), file]));
    // The generated pages of a section are none of these.
    if (pages.size === 0) return [];
    const wrong = listed.flatMap((id, i) => {
      if (listed.indexOf(id) < i) return [{section, id, message: `"${id}" is in the sidebar twice: take one out`}];
      if (pages.has(id)) return [];
      const hint = `${didYouMean(nearest(id, pages.keys()))}; if the page is gone, take it out`;
      return [{section, id, message: `no page in ${section}/ has the id "${id}"${hint}`}];
    });
    const lost = [...pages]
      .filter(([id]) => !listed.includes(id))
      .map(([id, file]) => {
        const neighbour = nearest(id, listed) ?? listed.at(-1)!;
        return {section, id: neighbour, message: `${file} is in no sidebar: add '${id}', as beside "${neighbour}"`};
      });
    return [...wrong, ...lost];
  });
  if (found.length === 0) return [];
  // Loaded only for a mistake: it brings the TypeScript compiler along.
  const {entriesOf} = await import('./entries');
  const entries = entriesOf(text);
  return found.map((it) => ({...placeOf(it, entries), message: it.message}));
};

/** Every page is in the sidebar of its section, once, and every document there is a page: of one section, or of all. */
export const checkSidebars = (root: string, only?: string): Promise<Problem[]> => {
  const files = findPages(root).filter((file) => !isNote(file));
  const checked = Object.entries(sidebars).filter(([section]) => !only || section === only);
  return findSidebarProblems(Object.fromEntries(checked), fs.readFileSync(path.join(root, FILE), 'utf8'), files);
};
