import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../../../sidebars';
import {loadSourceIndex} from '../../../src/cms/load-index';
import {resolveCmsLink} from '../../../src/cms/resolve-link';
import {announcement} from '../../../src/config/announcement';
import {footer} from '../../../src/config/footer';
import {navbar} from '../../../src/config/navbar';
import {SECTIONS} from '../../../src/config/sections';
import {mentionedNames} from '../../../src/exports/mentions';
import {exportRoutes} from '../../../src/exports/remark-used-exports';
import {completePage, readGuides} from '../../../src/how-to/guides';
import {filesBelow, replaceFile} from '../../../src/lib/files';
import {type ContentContext, toPlainContent} from './plain-content';
import {prepareProject, type Project, ROOT} from './project';

const {id, content, isCloseable} = announcement;
/** What the plain site is about; everything else about it is Docusaurus' default. */
const SITE = {
  title: 'Contributor documentation',
  tagline: 'How the Strapi CMS works inside, for the people who change and extend it',
  favicon: 'img/favicon.svg',
  sections: SECTIONS,
  /** Languages of the content's code that Prism is not bundled with. */
  languages: ['bash', 'diff', 'json', 'sql', 'http'],
  navbar,
  footer,
  announcementBar: {id, content, isCloseable},
};
export type PlainSite = typeof SITE;

const PACKAGE = {
  name: 'plain',
  private: true,
  scripts: {build: 'docusaurus build', start: 'docusaurus start'},
  /** What `npm init docusaurus` writes for a new site. */
  browserslist: {
    production: ['>0.5%', 'not dead', 'not op_mini all'],
    development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
  },
};

const readContext = async (projectDir: string): Promise<ContentContext> => {
  const index = await loadSourceIndex({root: projectDir});
  const routes = exportRoutes(projectDir);
  return {
    addressOf(link) {
      const resolved = resolveCmsLink(index, link);
      return resolved.ok ? resolved.url : undefined;
    },
    usedBy: (markdown) => mentionedNames(markdown, routes).map((name) => [name, routes.get(name)!] as const),
  };
};

/** Writes the plain site with the content of a built copy of the project, its generated pages included. */
export const writePlainSite = async (projectDir: string): Promise<Project> => {
  const project = prepareProject('plain', path.join(ROOT, 'node_modules'), false);
  const write = (name: string, text: string) => replaceFile(path.join(project.dir, name), text);
  write('package.json', JSON.stringify(PACKAGE));
  write('tsconfig.json', JSON.stringify({extends: '@docusaurus/tsconfig'}));
  write('site.json', JSON.stringify(SITE));
  for (const [section, items] of Object.entries(sidebars)) {
    write(`sidebars/${section}.js`, `module.exports = ${JSON.stringify({[section]: items})};`);
  }
  const template = path.join(__dirname, 'plain');
  fs.copyFileSync(path.join(template, 'docusaurus.config.ts'), path.join(project.dir, 'docusaurus.config.ts'));
  write('src/pages/index.tsx', fs.readFileSync(path.join(template, 'home.tsx'), 'utf8'));
  for (const folder of ['static', 'i18n'])
    fs.cpSync(path.join(projectDir, folder), path.join(project.dir, folder), {recursive: true});
  const context = await readContext(projectDir);
  const guides = readGuides(projectDir);
  for (const {id: section} of SECTIONS) {
    const ofSection = section === 'exports' ? {...context, usedBy: () => []} : context;
    for (const file of filesBelow(path.join(projectDir, section))) {
      const name = path.relative(projectDir, file);
      if (/[\\/][_.]/.test(name)) continue;
      const text = fs.readFileSync(file, 'utf8');
      const isPage = /\.mdx?$/.test(name);
      write(name, isPage ? toPlainContent(completePage(projectDir, name, text, guides).text, ofSection) : text);
    }
  }
  return project;
};
