import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import {findPages, isNote} from '../lib/markdown/find-pages';
import {idOf} from '../lib/markdown/route';
import type {Problem} from '../lib/problem';
import {didYouMean, nearest} from '../lib/suggest';

const FILE = 'sidebars.ts';

/** The documents that an item of a sidebar names. */
const idsIn = (item: unknown): string[] => {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  if (!item) return [];
  const {type, id, link, items} = item as Record<string, unknown>;
  return type === 'doc' ? idsIn(id) : [...idsIn(link), ...idsIn(items)];
};

/** Where the text of `sidebars.ts` names a document last. TypeScript is loaded here: only a mistake needs it. */
const placeOf = async (id: string, text: string) => {
  const {entriesOf} = await import('./entries');
  // After the quote.
  const start =
    (entriesOf(text)
      .findLast((it) => it.id === id)
      ?.node.getStart() ?? -1) + 1;
  const before = text.slice(0, start).split('\n');
  return {file: FILE, line: before.length, column: before.at(-1)!.length + 1};
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
      if (listed.indexOf(id) < i) return [{id, message: `"${id}" is in the sidebar twice: take one out`}];
      if (pages.has(id)) return [];
      const hint = `${didYouMean(nearest(id, pages.keys()))}; if the page is gone, take it out`;
      return [{id, message: `no page in ${section}/ has the id "${id}"${hint}`}];
    });
    const lost = [...pages]
      .filter(([id]) => !listed.includes(id))
      .map(([id, file]) => {
        const neighbour = nearest(id, listed) ?? listed.at(-1)!;
        return {id: neighbour, message: `${file} is in no sidebar: add '${id}', as beside "${neighbour}"`};
      });
    return [...wrong, ...lost];
  });
  return Promise.all(found.map(async ({id, message}) => ({...(await placeOf(id, text)), message})));
};

/** Every page is in the sidebar of its section, once, and every document there is a page: of one section, or of all. */
export const checkSidebars = (root: string, only?: string): Promise<Problem[]> => {
  const files = findPages(root).filter((file) => !isNote(file));
  const checked = Object.entries(sidebars).filter(([section]) => !only || section === only);
  return findSidebarProblems(Object.fromEntries(checked), fs.readFileSync(path.join(root, FILE), 'utf8'), files);
};
