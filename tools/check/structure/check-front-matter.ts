import {type FrontMatter, readFrontMatter} from '../../../src/lib/markdown/front-matter';
import type {Page} from '../../../src/lib/markdown/page';
import {idOf, routeOf} from '../../../src/lib/markdown/route';
import {didYouMean, nearest} from '../../../src/lib/suggest';
import type {Tell} from '../problems-of';
import type {Site} from './site';

const REQUIRED = ['title', 'description', 'tags'];

/** Description's length in characters: long enough to tell, short enough to be shown whole by a search engine. */
const DESCRIPTION_LENGTH = {min: 50, max: 160};

const TAG_COUNT = {min: 2, max: 6};

const sectionOf = (file: string): string => file.split('/')[0]!;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const checkNeighbour = (value: unknown, site: Site, section: string): string | undefined => {
  const ids = [...site.pages.values()].filter((file) => sectionOf(file) === section).map(idOf);
  if (value === null || ids.includes(String(value))) return undefined;
  return `no page has the id "${String(value)}"${didYouMean(nearest(String(value), ids))}; for no link write null`;
};

const checkDescription = (value: unknown): string | undefined => {
  if (!isText(value)) return 'the description must be a text: write a sentence';
  const {min, max} = DESCRIPTION_LENGTH;
  if (value.length < min || value.length > max) {
    return `the description has ${value.length} characters; it must have ${min} to ${max}`;
  }
  if (!/[.?!]$/.test(value)) return 'the description must be a sentence: it ends with a full stop';
  const inner = value.replace(/\b(?:e\.g\.|i\.e\.|vs\.|etc\.)/g, '').slice(0, -1);
  return /[.?!]\s+[A-Z]/.test(inner)
    ? 'the description must be one sentence: say the rest in the first paragraph'
    : undefined;
};

const checkTags = (value: unknown, {tags}: Site): string | undefined => {
  if (!Array.isArray(value)) return 'tags must be a list, such as [database, server]';
  const {min, max} = TAG_COUNT;
  if (value.length < min || value.length > max) return `${value.length} tags; there must be ${min} to ${max}`;
  if (new Set(value).size !== value.length) return 'a tag is listed twice';
  const unknown = value.map(String).find((tag) => !tags.has(tag));
  return unknown === undefined
    ? undefined
    : `unknown tag "${unknown}"${didYouMean(nearest(unknown, tags))}; tags are defined in i18n/en/tags.yml`;
};

const checkNames = (value: unknown): string | undefined => {
  if (!Array.isArray(value) || value.length === 0) return 'names must be a list, such as [api::article.article]';
  const other = value.find((name) => !isText(name));
  if (other !== undefined) return `names must be texts: put ${String(other)} in quotes`;
  const twice = value.find((name, i) => value.indexOf(name) !== i);
  return twice === undefined ? undefined : `"${twice}" is in names twice`;
};

const KEYS: Record<string, (value: unknown, site: Site, section: string) => string | undefined> = {
  title: (value) => (isText(value) ? undefined : 'the title must be a text: put a number in quotes'),
  description: checkDescription,
  tags: checkTags,
  sidebar_label: (value) => (isText(value) ? undefined : 'sidebar_label must be a text'),
  slug: (value) =>
    isText(value) && /^\/$|^\/?[\w.-]+(?:\/[\w.-]+)*\/?$/.test(value)
      ? undefined
      : 'slug must be a path, such as /section/page',
  hide_table_of_contents: (value) =>
    typeof value === 'boolean' ? undefined : 'hide_table_of_contents must be true or false',
  names: checkNames,
  pagination_prev: checkNeighbour,
  pagination_next: checkNeighbour,
};

/** A title is unique within its section, a description and a route over the whole site; one of two pages has the problem. */
const checkUnique = (page: Page, site: Site, {title, description, slug}: FrontMatter['values']) => {
  const others = [...site.frontMatter].filter(([file]) => file < page.file);
  const ofSection = others.filter(([file]) => sectionOf(file) === sectionOf(page.file));
  const sameTitle = ofSection.find(([, {values}]) => isText(title) && values.title === title);
  const sameDescription = others.find(([, {values}]) => isText(description) && values.description === description);
  const atRoute = site.pages.get(routeOf(page.file, slug));
  return {title: sameTitle?.[0], description: sameDescription?.[0], slug: atRoute === page.file ? undefined : atRoute};
};

/** The front matter is complete and right, and its title and description are the page's own. */
export const checkFrontMatter = (page: Page, site: Site, tell: Tell): void => {
  const {present, error, values, placeOf} = site.frontMatter.get(page.file) ?? readFrontMatter(page.text);
  if (!present) return tell({}, `no front matter: begin the page with ${REQUIRED.join(', ')} between two --- lines`);
  if (error) return tell(error.place, error.message);
  for (const key of REQUIRED) if (!(key in values)) tell({}, `front matter lacks ${key}: add it between the --- lines`);
  for (const [key, value] of Object.entries(values)) {
    const known = Object.keys(KEYS);
    const message = KEYS[key]
      ? KEYS[key](value, site, sectionOf(page.file))
      : `unknown front matter key "${key}"${didYouMean(nearest(key, known))} (known: ${known.join(', ')})`;
    tell(placeOf(key), message);
  }
  for (const [key, other] of Object.entries(checkUnique(page, site, values)))
    tell(placeOf(key), other && `${other} has the same ${key === 'slug' ? 'route' : key}: give the page its own`);
};
