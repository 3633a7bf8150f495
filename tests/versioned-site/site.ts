// cspell:ignore Présentation traduite Contribuer Manuels
// A site of this project's configuration, plugins and theme with three versions and two languages, and few pages.
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {codeFingerprint, digest} from '../../src/lib/disk-cache';
import {buildEnvironment} from '../../src/speed/build/node.mjs';
import {serveStatic} from '../support/static-server';

const ROOT = path.resolve(__dirname, '../..');
export const SITE = path.join(ROOT, '.cache/versioned-site');
const BUILD = path.join(SITE, 'build');
const STAMP = path.join(SITE, 'complete');

const CODE = ['docusaurus.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'src'];
const LINKED = ['node_modules', 'static'];

const CMS_LINK = 'cms:admin/admin/src/StrapiApp.tsx#StrapiApp.addFields';

const page = (title: string, tag: string, text: string) => `---
title: ${title}
description: A page of the site with several versions, which says ${text}.
tags: [${tag}]
---

It says ${text}. See [contributing](/guides/contributing), [the introduction](/docs/intro), [the tag](/tags/${tag}) and
[the source](${CMS_LINK}).

## Heading

\`\`\`ts
const ${tag} = 1;
\`\`\`
`;

/** The pages of a version; a word that no other one has tells them apart. */
const pagesOf = (word: string) => ({
  'docs/docs/intro.md': page('Introduction', 'admin', `introduction ${word}`),
  'docs/docs/second.md': page('Second', 'server', `second ${word}`),
  'guides/contributing.md': page('Contributing', 'contributing', `guide ${word}`),
});

const FRENCH = page('Présentation', 'admin', 'présentation traduite');

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(SITE, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
};

const change = (name: string, edit: (text: string) => string) => {
  const before = fs.readFileSync(path.join(SITE, name), 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`tests/versioned-site/site.ts changes nothing in ${name}`);
  write({[name]: after});
};

const docusaurus = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args], {
    cwd: SITE,
    env: {
      ...process.env,
      ...buildEnvironment,
      NO_UPDATE_NOTIFIER: '1',
      SITE_URL: 'https://docs.example.org',
      NODE_ENV: '',
    },
  });

/** The project with two of its sections, and without what generates the pages of another. */
const reduce = () => {
  change(
    'src/config/sections.ts',
    (text) =>
      `${text.replace('export const SECTIONS', 'const ALL')}
export const SECTIONS = ALL.filter(({id}) => id === 'docs' || id === 'guides');\n`,
  );
  change('docusaurus.config.ts', (text) => text.replace('    [exportPages, {}],\n', ''));
  change('src/hosting/redirects.ts', (text) =>
    text.replace(/= \[[\s\S]*/, "= [{from: '/intro', to: '/docs/intro'}];\nvoid to;\n"),
  );
  change('src/config/anchors.ts', (text) => text.replace(/> = \{[\s\S]*/, '> = {};\nvoid at;\n'));
  write({'sidebars.ts': "export default {guides: ['contributing'], docs: ['docs/intro', 'docs/second']};\n"});
};

const create = async () => {
  for (const name of fs.existsSync(SITE) ? fs.readdirSync(SITE) : []) {
    if (name !== '.cache') fs.rmSync(path.join(SITE, name), {recursive: true});
  }
  fs.mkdirSync(SITE, {recursive: true});
  for (const name of CODE) fs.cpSync(path.join(ROOT, name), path.join(SITE, name), {recursive: true});
  for (const name of LINKED) fs.symlinkSync(path.join(ROOT, name), path.join(SITE, name));
  reduce();
  write({'i18n/en/tags.yml': fs.readFileSync(path.join(ROOT, 'i18n/en/tags.yml'), 'utf8'), ...pagesOf('oldest')});
  await docusaurus('docs:version:docs', '5.0.5');
  // As "npm run pages -- version 5.0.5" does with the packages of that version.
  change('docs_versioned_docs/version-5.0.5/source-links.json', (text) => text.replaceAll('/v5.0.6/', '/v5.0.5/'));
  write(pagesOf('newest'));
  // One after another: each of them reads the lists of versions that the first two write.
  await docusaurus('docs:version:docs', '5.0.6');
  await docusaurus('docs:version:guides', '5.0.6');
  await docusaurus('write-translations', '--locale', 'fr');
  change('src/cms/version.ts', (text) => text.replace("CMS_VERSION = '5.0.6'", "CMS_VERSION = '5.1.0'"));
  write({
    ...pagesOf('unreleased'),
    'i18n/fr/docusaurus-plugin-content-docs-docs/version-5.0.6/docs/intro.md': FRENCH,
  });
  change('i18n/fr/code.json', (text) => {
    const all = JSON.parse(text) as Record<string, {message: string}>;
    Object.assign(all['Start contributing']!, {message: 'Contribuer'});
    return JSON.stringify(all);
  });
  change('i18n/fr/docusaurus-theme-classic/navbar.json', (text) =>
    text.replace('"message": "Guides"', '"message": "Manuels"'),
  );
  change('i18n/fr/site/words.json', (text) => text.replace('From a fresh checkout', 'Du premier clone'));
};

/** Builds the site, unless it is there already. */
const buildVersionedSite = async () => {
  const fingerprint = digest([
    codeFingerprint(ROOT),
    fs.readFileSync(__filename, 'utf8'),
    fs.readFileSync('docusaurus.config.ts', 'utf8'),
  ]);
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === fingerprint) return SITE;
  await create();
  await docusaurus('build', '--no-minify');
  fs.writeFileSync(STAMP, fingerprint);
  return SITE;
};

export const serveVersionedSite = async () => {
  await buildVersionedSite();
  return serveStatic(BUILD);
};
