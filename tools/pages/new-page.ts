import fs from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import {format, resolveConfig} from 'prettier';
import {stringify} from 'yaml';
import {relativePath, replaceFile} from '../../src/lib/files';
import {routeOf} from '../../src/lib/markdown/route';
import {addToSidebar} from './sidebar';

/** Each is for the folders of its name, wherever they are; the first folder of a page is its section's. */
const TEMPLATES = path.join(import.meta.dirname, 'templates');

/** Names that are the same in the URL: Docusaurus leaves out a number at the beginning. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/i;

/**
 * Plans a page that does not exist yet.
 *
 * @param where its file (`guides/write-a-plugin.md`) or its folder.
 * @param title by default from the name of the file.
 * @returns its `id` is what `sidebars.ts` calls it.
 * @throws Error when the page would be in no section, or when its name cannot be part of a URL.
 */
export const planPage = (root: string, where: string, title = '') => {
  const place = relativePath(root, path.resolve(root, where)).replace(/^docs$/, 'docs/docs');
  const isFile = where.endsWith('.md');
  const folder = isFile ? path.posix.dirname(place) : place;
  if (!/^(docs\/docs|guides|api|rfcs)(\/|$)/.test(folder)) {
    throw new Error(
      `"${where}" is in no section: pages are in docs/docs, guides, api and rfcs, or in folders of them.`,
    );
  }
  const name = isFile ? path.posix.basename(place, '.md') : new GithubSlugger().slug(title.trim());
  if (!name) throw new Error('Give the page a title, as in: npm run new -- guides "Write a plugin".');
  const bad = [...folder.split('/'), name].find((it) => !NAME.test(it));
  if (bad) throw new Error(`"${bad}" makes no URL: name the file by letters and hyphens, as in guides/my-page.md.`);
  const file = `${folder}/${name}.md`;
  const [section = ''] = file.split('/');
  const heading = title.trim() || name[0]!.toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const templates = folder.split('/').map((it) => path.join(TEMPLATES, `${it}.md`));
  const template = fs.readFileSync(templates.findLast((it) => fs.existsSync(it))!, 'utf8');
  const content = template.replace(/^title: ''\n/m, () => `title: ${stringify(heading, {lineWidth: 0})}`);
  return {file, route: routeOf(file), section, id: file.slice(section.length + 1, -'.md'.length), content};
};

/**
 * Writes a page and adds it to `sidebars.ts`.
 *
 * @returns the page, and the document that it comes `after` in the sidebar.
 * @throws Error when it cannot be planned, or when its file or URL is another page's; nothing is written then.
 */
export const createPage = async (root: string, where: string, title?: string) => {
  const page = planPage(root, where, title);
  const file = path.join(root, page.file);
  if (fs.existsSync(file)) throw new Error(`${page.file} exists already.`);
  const published = JSON.parse(fs.readFileSync(path.join(root, 'tests/addresses.json'), 'utf8')) as object;
  const other = Object.keys(published).find((route) => route.toLowerCase() === page.route.toLowerCase());
  if (other) throw new Error(`${other} is the URL of another page: choose another name than ${page.file}.`);
  const sidebars = path.join(root, 'sidebars.ts');
  const {text, after} = addToSidebar(fs.readFileSync(sidebars, 'utf8'), page.section, page.id);
  const formatted = await format(text, {...(await resolveConfig(sidebars)), filepath: sidebars});
  const created = fs.mkdirSync(path.dirname(file), {recursive: true}) ?? file;
  try {
    fs.writeFileSync(file, page.content);
    replaceFile(sidebars, formatted);
  } catch (error) {
    fs.rmSync(created, {recursive: true, force: true});
    throw error;
  }
  return {...page, after};
};
