import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../lib/__tests__/temporary-folder';
import {keepSourceLinks, sourceLinks} from '../kept-links';
import {CMS_VERSION} from '../version';

const packages = path.resolve(import.meta.dirname, '../../..');
const FOLDER = 'guides_versioned_docs/version-1.0.0';
const SYMBOL = 'cms:admin/admin/src/StrapiApp.tsx#StrapiApp.addFields';
const PAGE = `# A\n\n[method](${SYMBOL}), [file](<cms:core/src/index.ts>), [none](cms:core/src/none.ts), [x](/docs/x)\n`;

const cut = async (tags?: Record<string, string>) => {
  const root = temporaryFolder({[`${FOLDER}/a/b.md`]: PAGE});
  await keepSourceLinks(root, 'guides', '1.0.0', {packages: {root: packages}, tags});
  return root;
};

test('a cut version keeps the addresses of its source links, for builds without its packages', async () => {
  const root = await cut();
  const resolve = await sourceLinks(root, `${FOLDER}/a/b.md`);
  const tree = `https://github.com/strapi/strapi/blob/v${CMS_VERSION}/packages/core`;
  expect(resolve(SYMBOL)).toMatchObject({
    ok: true,
    packageName: 'admin',
    path: 'admin/src/StrapiApp.tsx',
    line: expect.any(Number),
    url: expect.stringMatching(new RegExp(`^${tree}/admin/admin/src/StrapiApp.tsx#L\\d+$`)),
  });
  expect(resolve('cms:core/src/index.ts')).toMatchObject({url: `${tree}/core/src/index.ts`});
  expect(resolve('cms:core/src/index.ts')).not.toHaveProperty('line');
  const translated = await sourceLinks(root, 'i18n/fr/docusaurus-plugin-content-docs-guides/version-1.0.0/a/b.md');
  expect(translated(SYMBOL)).toEqual(resolve(SYMBOL));
});

test('the tags of an old version are given', async () => {
  const resolve = await sourceLinks(await cut({'strapi/strapi': 'v1.0.0'}), `${FOLDER}/a/b.md`);
  expect(resolve('cms:core/src/index.ts')).toMatchObject({url: expect.stringContaining('/blob/v1.0.0/packages/')});
});

test('a link that was not kept is told with the command that keeps it', async () => {
  const resolve = await sourceLinks(await cut(), `${FOLDER}/a/b.md`);
  const message = `${FOLDER}/source-links.json has no address of "cms:core/src/none.ts": "npm run pages -- version 1.0.0" writes it`;
  expect(resolve('cms:core/src/none.ts')).toEqual({ok: false, message});
});

test('pages without source links need no file', async () => {
  const root = temporaryFolder({[`${FOLDER}/a.md`]: '# A\n'});
  await keepSourceLinks(root, 'guides', '1.0.0', {packages: {root: packages}});
  expect(fs.readdirSync(path.join(root, FOLDER))).toEqual(['a.md']);
});
