import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import {filesBelow, relativePath} from '../lib/files';
import {readFrontMatter} from '../lib/markdown/front-matter';
import {withIncludes} from '../lib/markdown/includes';
import {originOf, routeOf} from '../lib/markdown/route';

/** A how-to guide. */
interface Guide {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Routes of the pages that its text links. */
  readonly links: readonly string[];
}

/** The guides of each version of the Guides section; `current` is always there. */
export type Guides = Readonly<Record<string, readonly Guide[]>>;

/** The page that lists all guides. */
const OVERVIEW = 'how-to/index';

const routesIn = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(/(?:\]\(<?|\]: <?)(\/[^\s)#?>]*)/g), ([, route]) => route!.replace(/(.)\/$/, '$1')),
  ),
];

const readGuide = (root: string, file: string): Guide => {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const {title, description, slug} = readFrontMatter(text).values;
  const names = {title: String(title ?? file), description: String(description ?? '')};
  return {route: routeOf(file, slug), ...names, links: routesIn(text)};
};

/** Reads the guides of all versions, sorted by title. */
export const readGuides = (root: string): Guides => {
  const folders = fs.readdirSync(root).includes('guides_versioned_docs')
    ? fs.readdirSync(path.join(root, 'guides_versioned_docs')).map((it) => `guides_versioned_docs/${it}`)
    : [];
  return Object.fromEntries(
    ['guides', ...folders].map((folder) => {
      const files = filesBelow(path.join(root, folder, 'how-to'), ['.md', '.mdx']).map((it) => relativePath(root, it));
      const guides = files.filter((it) => !/\/index\.mdx?$/.test(it)).map((it) => readGuide(root, it));
      return [originOf(`${folder}/x.md`).version, guides.sort((a, b) => a.title.localeCompare(b.title, 'en'))];
    }),
  );
};

const escapeText = (text: string) => text.replace(/[|{}<>[\]]/g, '\\$&');

const itemOf = ({route, title}: Guide) => `- [${escapeText(title)}](${route})`;

interface Category {
  readonly label: string;
  readonly items: readonly (string | Category)[];
  readonly link?: {readonly id: string};
}

/** The guides by the groups of the sidebar, each in one line. */
const overview = (guides: readonly Guide[]): string => {
  const byId = new Map(guides.map((guide) => [guide.route.replace(/^\/guides\//, ''), guide]));
  const items = sidebars.guides as readonly (string | Category)[];
  const linesOf = (item: string | Category): string[] => {
    if (typeof item !== 'string') return [`\n## ${item.label}\n`, ...item.items.flatMap(linesOf)];
    const guide = byId.get(item);
    return guide ? [`${itemOf(guide)}: ${escapeText(guide.description)}`] : [];
  };
  const category = items.find((item) => typeof item !== 'string' && item.link?.id === OVERVIEW) as Category | undefined;
  return (category?.items ?? []).flatMap(linesOf).join('\n');
};

/** What a page ends with: the guides that link it; on their overview, all. Empty when there are none. */
const listFor = (file: string, source: string, guides: Guides): string => {
  const {file: origin, version} = originOf(file);
  const own = guides[version] ?? guides.current!;
  if (origin === `guides/${OVERVIEW}.md`) return overview(own);
  if (!/^(?:docs|guides|api|rfcs)\//.test(origin) || origin.startsWith('guides/how-to/')) return '';
  const route = routeOf(file, readFrontMatter(source).values.slug);
  const about = own.filter(({links}) => links.includes(route)).map(itemOf);
  if (about.length === 0) return '';
  return `<nav className="how-to" aria-label="How to">\n\n**How to**\n\n${about.join('\n')}\n\n</nav>`;
};

/**
 * A page as it is published: with the code that it includes from guides, and the list of the guides about it.
 *
 * @param file relative to the root.
 * @returns the text, and the guides that code was taken from.
 * @throws PageError when a fence names a guide or file that is not there.
 */
export const completePage = (root: string, file: string, source: string, guides: Guides) => {
  const {text, guides: included} = withIncludes(root, file, source);
  const list = listFor(file, source, guides);
  return {text: list ? `${text.trimEnd()}\n\n${list}\n` : text, included};
};
