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

/** Where the text of `sidebars.ts` names a document: the last line with the end of its id in quotes and most of the rest. */
const placeOf = (section: string, id: string, text: string) => {
  const names = id.split('/');
  const lines = text.split('\n');
  const scores = lines.map((line) => {
    const ends = names.filter((_, i) => new RegExp(`['\`/]${names.slice(i).join('/')}['\`]`).test(line)).length;
    return ends && 9 * ends + [section, ...names].filter((name) => line.includes(name)).length;
  });
  const line = scores.lastIndexOf(Math.max(...scores));
  return {file: FILE, line: line + 1, column: lines[line]!.lastIndexOf(names.at(-1)!) + 1 || 1};
};

type Sidebars = Readonly<Record<string, unknown>>;

/** The problems of sidebars whose text is given, for the files of the pages. */
export const findSidebarProblems = (all: Sidebars, text: string, files: readonly string[]): Problem[] =>
  Object.entries(all).flatMap(([section, items]) => {
    const listed = idsIn(items);
    const pages = new Map(files.filter((file) => file.startsWith(`${section}/`)).map((file) => [idOf(file), file]));
    // The generated pages of a section are none of these.
    if (pages.size === 0) return [];
    const wrong = listed.flatMap((id, i) => {
      if (listed.indexOf(id) < i)
        return [{...placeOf(section, id, text), message: `"${id}" is in the sidebar twice: take one out`}];
      if (pages.has(id)) return [];
      const hint = `${didYouMean(nearest(id, pages.keys()))}; if the page is gone, take it out`;
      return [{...placeOf(section, id, text), message: `no page in ${section}/ has the id "${id}"${hint}`}];
    });
    const lost = [...pages]
      .filter(([id]) => !listed.includes(id))
      .map(([id, file]) => {
        const neighbour = nearest(id, listed) ?? listed.at(-1)!;
        return {
          ...placeOf(section, neighbour, text),
          message: `${file} is in no sidebar: add '${id}', as beside "${neighbour}"`,
        };
      });
    return [...wrong, ...lost];
  });

/** Every page is in the sidebar of its section, once, and every document there is a page. */
export const checkSidebars = (root: string): Problem[] => {
  const files = findPages(root).filter((file) => !isNote(file));
  return findSidebarProblems(sidebars, fs.readFileSync(path.join(root, FILE), 'utf8'), files);
};
