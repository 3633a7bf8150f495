import fs from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import {replaceFile} from '../../src/lib/files';
import {PAGE_FOLDERS} from '../../src/lib/markdown/find-pages';
import {readFrontMatter} from '../../src/lib/markdown/front-matter';
import {routeOf} from '../../src/lib/markdown/route';

/** A page that does not exist yet. */
export interface NewPage {
  readonly file: string;
  readonly route: string;
  readonly section: string;
  /** What `sidebars.ts` calls it. */
  readonly id: string;
  readonly content: string;
}

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/** A template for each: a page without words, and with the `folder` where pages of the kind are by default. */
export const PAGE_KINDS = fs.readdirSync(TEMPLATES).map((file) => path.parse(file).name);

/**
 * Plans a page of a kind.
 *
 * @param folder where it goes; by default where pages of the kind are.
 * @throws Error when there is no such kind, when the title makes no file name, or when the folder is in no section.
 */
export const planPage = (kind: string, title: string, folder?: string): NewPage => {
  if (!PAGE_KINDS.includes(kind)) {
    throw new Error(`There is no kind of page "${kind}". The kinds are ${PAGE_KINDS.join(', ')}.`);
  }
  const template = fs.readFileSync(path.join(TEMPLATES, `${kind}.md`), 'utf8');
  const name = new GithubSlugger().slug(title.trim());
  if (!name) throw new Error('Give the page a title, as in: npm run new -- guide "Write a plugin".');
  const file = path.posix.join(folder ?? String(readFrontMatter(template).values.folder), `${name}.md`);
  const [section = '', ...below] = file.split('/');
  if (!PAGE_FOLDERS.some((it) => it === section) || below.includes('..')) {
    throw new Error(`"${folder}" is in no section: pages are below docs/docs, guides, api or rfcs.`);
  }
  return {
    file,
    route: routeOf(file),
    section,
    id: below.join('/').replace(/\.md$/, ''),
    content: template.replace(/^folder: .*\ntitle: ''$/m, () => `title: ${JSON.stringify(title.trim())}`),
  };
};

/**
 * Puts a document at the end of its section in the text of `sidebars.ts`.
 *
 * @throws Error when the section's list cannot be found.
 */
export const addToSidebar = (source: string, section: string, id: string): string => {
  const many = new RegExp(`^( {2}${section}: \\[\\n[\\s\\S]*?)(^ {2}\\],)`, 'm');
  const one = new RegExp(`^( {2}${section}: \\[.*)(\\],)$`, 'm');
  if (one.test(source)) return source.replace(one, `$1, '${id}'$2`);
  if (many.test(source)) return source.replace(many, `$1    '${id}',\n$2`);
  throw new Error(`sidebars.ts has no list of the section "${section}": add '${id}' to it yourself.`);
};

/**
 * Writes a page of a kind and adds it to `sidebars.ts`.
 *
 * @param folder where it goes; by default where pages of the kind are.
 * @throws Error when there is no such kind or folder, or when the page exists.
 */
export const createPage = (kind: string, title: string, folder?: string): NewPage => {
  const page = planPage(kind, title, folder);
  if (fs.existsSync(page.file)) throw new Error(`${page.file} exists already.`);
  const sidebars = addToSidebar(fs.readFileSync('sidebars.ts', 'utf8'), page.section, page.id);
  replaceFile(page.file, page.content);
  fs.writeFileSync('sidebars.ts', sidebars);
  return page;
};
