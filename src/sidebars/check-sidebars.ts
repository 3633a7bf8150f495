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

/** The text with the values of its constants, line by line. */
const expand = (text: string): string[] => {
  let expanded = text;
  for (const [, name] of text.matchAll(/^const (\w+) = ['`].*['`];$/gm)) {
    const value = new RegExp(`^const ${name} = ['\`](.*)['\`];$`, 'm').exec(expanded)?.[1] ?? '';
    expanded = expanded.replace(new RegExp(`\\$\\{${name}\\}|(?<=\\()${name}(?=,)`, 'g'), value);
  }
  return expanded.split('\n');
};

/** Where the text of `sidebars.ts` names a document last: by its id, or in a call of `below` after the folder. */
const placeOf = (id: string, text: string) => {
  const names = id.replace(/[^\w/-]/g, '.').split('/');
  const isNamed = (line: string) =>
    names.some((_, i) => {
      const [folder, name] = [names.slice(0, i).join('/'), names.slice(i).join('/')];
      return new RegExp(i ? `[('\`]${folder}['\`]?,.*'${name}'` : `['\`]${name}['\`]`).test(line);
    });
  const line = Math.max(0, expand(text).findLastIndex(isNamed));
  return {file: FILE, line: line + 1, column: text.split('\n')[line]!.lastIndexOf(id.split('/').at(-1)!) + 1 || 1};
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
        return [{...placeOf(id, text), message: `"${id}" is in the sidebar twice: take one out`}];
      if (pages.has(id)) return [];
      const hint = `${didYouMean(nearest(id, pages.keys()))}; if the page is gone, take it out`;
      return [{...placeOf(id, text), message: `no page in ${section}/ has the id "${id}"${hint}`}];
    });
    const lost = [...pages]
      .filter(([id]) => !listed.includes(id))
      .map(([id, file]) => {
        const neighbour = nearest(id, listed) ?? listed.at(-1)!;
        return {
          ...placeOf(neighbour, text),
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
