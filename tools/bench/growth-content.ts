import {createHash} from 'node:crypto';

/** The folder of a section, and the route, that its copies are below. */
const COPIES = 'copies';
export const copyFolder = (copy: number): string => `${COPIES}/copy-${copy}`;

/** One word in so many is a copy’s own: about what one page of documentation has that another has not. */
const OWN_WORDS = 5;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The word, or a word of the copy's own in its place. */
function wordOf(word: string, copy: number): string {
  const hash = createHash('md5').update(word.toLowerCase()).digest()[0]!;
  return hash % OWN_WORDS === 0 ? `${word}${LETTERS[copy % LETTERS.length]}o` : word;
}

/** What is not prose: code, addresses, elements and what is in braces. */
const NO_PROSE = /(`[^`]*`|\]\([^)]*\)|^\[[^\]]*\]:.*|<[^>]*>|https?:\S+|\{[^}]*\})/;

const proseOf = (line: string, copy: number) =>
  line
    .split(NO_PROSE)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/\b[A-Za-z]{5,}\b/g, (word) => wordOf(word, copy))))
    .join('');

/** Adds words to a value of front matter, within its quotes. */
const extended = (value: string, words: string) => value.replace(/(['"]?)\s*$/, ` ${words}$1`);

function frontMatterOf(line: string, copy: number): string {
  const [, key, value = ''] = /^(title|description|sidebar_label|slug):\s*(.*)$/.exec(line) ?? [];
  if (!key) return line;
  if (key === 'slug') return value.startsWith('/') ? `slug: /${copyFolder(copy)}${value}` : line;
  return `${key}: ${extended(value, `(copy ${copy})`)}`;
}

/**
 * A copy of a page of its own: title, description and an absolute slug that no other page has, and every fifth word
 * of its prose changed, the same word always to the same one. Code and links are left as they are.
 *
 * @param copy its number, from 1.
 */
export function copyPage(markdown: string, copy: number): string {
  let place: 'front matter' | 'text' | 'code' = markdown.startsWith('---\n') ? 'front matter' : 'text';
  return markdown
    .split('\n')
    .map((line, i) => {
      if (i === 0 && place === 'front matter') return line;
      if (line === '---' && place === 'front matter') place = 'text';
      else if (place === 'front matter') return frontMatterOf(line, copy);
      else if (/^\s*(```|~~~)/.test(line)) place = place === 'code' ? 'text' : 'code';
      else if (place === 'text' && !line.startsWith(':::')) return proseOf(line, copy);
      return line;
    })
    .join('\n');
}

/** The items of a sidebar, as the sidebars file has them. */
type Item = string | {readonly [key: string]: unknown};

const copyItem = (item: Item, copy: number): Item => {
  if (typeof item === 'string') return `${copyFolder(copy)}/${item}`;
  const {id, items, link, label} = item as {id?: string; items?: Item[]; link?: {id?: string}; label?: string};
  return {
    ...item,
    ...(label && {label: `${label} (copy ${copy})`}),
    ...(id && {id: `${copyFolder(copy)}/${id}`}),
    ...(items && {items: items.map((it) => copyItem(it, copy))}),
    ...(link?.id && {link: {...link, id: `${copyFolder(copy)}/${link.id}`}}),
  };
};

/** A sidebar with its items once more for every copy, each in a category of its own. */
export const withCopies = (items: readonly Item[], copies: number): Item[] => [
  ...items,
  ...Array.from({length: copies}, (_, i) => ({
    type: 'category',
    label: `Copy ${i + 1}`,
    items: items.map((item) => copyItem(item, i + 1)),
  })),
];
