import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import {announcement} from '../../src/config/announcement';
import {footer} from '../../src/config/footer';
import {navbar} from '../../src/config/navbar';
import {SECTIONS, type Section} from '../../src/config/sections';
import {loadSourceIndex} from '../../src/cms/load-index';
import {resolveCmsLink} from '../../src/cms/resolve-link';
import {mentionedNames} from '../../src/exports/mentions';
import {exportRoutes} from '../../src/exports/remark-used-exports';
import {toPlainContent, type ContentContext} from './content';
import {prepareFolder, ROOT} from './workspace';

/** What the plain site is about; everything else about it is Docusaurus' default. */
export interface PlainSite {
  readonly title: string;
  readonly tagline: string;
  readonly favicon: string;
  readonly sections: readonly Section[];
  /** Languages of the content's code that Prism is not bundled with. */
  readonly languages: string[];
  readonly navbar: object;
  readonly footer: object;
  readonly announcementBar: {readonly id: string; readonly content: string; readonly isCloseable: boolean};
}

const {id, content, isCloseable} = announcement;
const SITE: PlainSite = {
  title: 'Contributor documentation',
  tagline: 'How the Strapi CMS works inside, for the people who change and extend it',
  favicon: 'img/favicon.svg',
  sections: SECTIONS,
  languages: ['bash', 'diff', 'json', 'sql', 'http'],
  navbar,
  footer,
  announcementBar: {id, content, isCloseable},
};

/** What `npm init docusaurus` writes into the package file of a new site. */
const BROWSERSLIST = {
  production: ['>0.5%', 'not dead', 'not op_mini all'],
  development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
};

async function contextOf(projectDir: string): Promise<ContentContext> {
  const index = await loadSourceIndex({root: projectDir});
  const routes = exportRoutes(projectDir);
  const names = new Set(routes.keys());
  return {
    addressOf(link) {
      const resolved = resolveCmsLink(index, link);
      return resolved.ok ? resolved.url : undefined;
    },
    usedBy: (markdown) =>
      [...mentionedNames(markdown, names)]
        .sort((a, b) => a.localeCompare(b, 'en'))
        .map((name) => [name, routes.get(name)!] as const),
  };
}

/**
 * Writes a site that is Docusaurus as it comes, with the content of a built copy of the project (its generated pages
 * included).
 *
 * @returns the folder, ready for `docusaurus build`.
 */
export async function writePlainSite(projectDir: string): Promise<string> {
  const dir = prepareFolder('plain');
  fs.rmSync(path.join(dir, 'exports'), {recursive: true, force: true});
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), text);
  };
  const template = (name: string) => fs.readFileSync(path.join(ROOT, 'tools/bench/plain', name), 'utf8');
  write('package.json', JSON.stringify({name: 'plain', private: true, browserslist: BROWSERSLIST}));
  write('tsconfig.json', JSON.stringify({extends: '@docusaurus/tsconfig'}));
  write('babel.config.js', fs.readFileSync(path.join(ROOT, 'babel.config.js'), 'utf8'));
  write('docusaurus.config.ts', template('docusaurus.config.ts'));
  write('src/pages/index.tsx', template('home.tsx'));
  write('site.json', JSON.stringify(SITE));
  for (const [section, items] of Object.entries(sidebars)) {
    write(`sidebars/${section}.js`, `module.exports = ${JSON.stringify({[section]: items})};`);
  }
  fs.cpSync(path.join(projectDir, 'static'), path.join(dir, 'static'), {recursive: true});
  const context = await contextOf(projectDir);
  for (const {id: section} of SECTIONS) {
    const from = path.join(projectDir, section);
    for (const entry of fs.readdirSync(from, {recursive: true, withFileTypes: true})) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      const file = path.join(entry.parentPath, entry.name);
      const text = fs.readFileSync(file, 'utf8');
      const isPage = /\.mdx?$/.test(entry.name);
      const generated = {...context, usedBy: () => []};
      write(
        path.join(section, path.relative(from, file)),
        isPage ? toPlainContent(text, section === 'exports' ? generated : context) : text,
      );
    }
  }
  return dir;
}
