import fs from 'node:fs';
import path from 'node:path';
import {createPanels} from '../../tools/guides/browser';
import {MODULES} from '../../tools/guides/install';
import {linkFiles, type Project} from '../../tools/guides/project';
import {createClient} from '../../tools/guides/server';
import {expect, test} from '../../tools/guides/test';
import {root} from '../../tools/lib/run.mjs';

const PLUGIN = 'src/plugins/double-check';
const VITE = 'src/admin/vite.config.ts';
const COPIES = ['@strapi/strapi', '@strapi/admin', '@strapi/content-manager', '@strapi/utils'];

/** What `npm install` in the plugin's folder leaves there. */
const installTwice = (project: Project) => {
  for (const name of COPIES) {
    linkFiles(path.join(MODULES, name), path.join(project.folder, PLUGIN, 'node_modules', name));
  }
  // Another panel than the one of the same files without copies.
  project.writeFile(`${PLUGIN}/node_modules/copies.txt`, COPIES.join('\n'));
};

const remove = (project: Project, name: string) =>
  fs.rmSync(path.join(project.folder, PLUGIN, 'node_modules', name), {recursive: true});

/** Builds and starts; what the server answers, and what the page of the plugin shows. */
const look = async (project: Project, text: string) => {
  const built = await project.build();
  expect(built.status, built.output).toBe(0);
  const server = await project.start();
  const panels = createPanels(server);
  try {
    const page = await panels.open(server.token);
    await page.goto('/admin');
    await page.getByRole('link', {name: 'Double check'}).click();
    await page.getByText(text).first().waitFor();
    return await createClient(server.url).get('/api/double-check/word');
  } finally {
    await panels.close();
    await server.stop();
  }
};

const whichCopy = async (project: Project) => {
  const script = `require.resolve('@strapi/admin/package.json', {paths: ['./${PLUGIN}']})`;
  return (await project.run('node', ['-p', script])).output.trim();
};

test(
  'the copies in the folder of the plugin are seen in the panel and on the server, and not with the remedies',
  {timeout: 600_000},
  async ({project}) => {
    const vite = fs.readFileSync(path.join(project.folder, VITE), 'utf8');
    installTwice(project);
    project.writeFile(VITE, 'export default (config: object) => config;\n');
    expect(await whichCopy(project)).toBe(path.join(project.folder, PLUGIN, 'node_modules/@strapi/admin/package.json'));
    const listed = (await project.run('npm', ['ls', '--all', '--parseable', '@strapi/admin'])).output;
    expect(listed).toContain(path.join('node_modules', '@strapi/admin'));
    expect(listed).not.toContain('double-check');
    expect(await look(project, '`useDocumentLayout` must be used within `StrapiApp`')).toMatchObject({
      status: 500,
      body: {error: {message: 'Internal Server Error'}},
    });

    project.writeFile(VITE, vite);
    remove(project, '@strapi/utils');
    expect(await look(project, 'username, email')).toMatchObject({
      status: 400,
      body: {error: {name: 'ValidationError', message: 'Which word?'}},
    });

    remove(project, '');
    expect(await whichCopy(project)).toBe(path.join(MODULES, '@strapi/admin/package.json'));
  },
);

test('React that is only in devDependencies is bundled, and its hooks fail; as a peer they work', async ({project}) => {
  const folder = 'src/plugins/double-bundle';
  const paths = {source: './index.js', require: './dist/index.js', default: './dist/index.js'};
  project.writeFile(
    `${folder}/index.js`,
    "import {useState} from 'react';\nexport const Count = () => String(useState(7)[0]);\n",
  );
  const render = async (more: object) => {
    const exports = {'./package.json': './package.json', './strapi-admin': paths};
    const packUp = path.join(root, 'node_modules/@strapi/pack-up/bin/pack-up.js');
    const pkg = {name: 'double-bundle', version: '1.0.0', exports, scripts: {build: `node ${packUp} build`}, ...more};
    project.writeFile(`${folder}/package.json`, JSON.stringify(pkg));
    const {status, output} = await project.run('npm', ['run', 'build', '--prefix', folder]);
    expect(status, output).toBe(0);
    const script = `console.log(require('react-dom/server').renderToString(require('react').createElement(require('./${folder}/dist/index.js').Count)))`;
    return (await project.run('node', ['-e', script])).output;
  };
  const twice = await render({devDependencies: {react: '18.3.1'}});
  expect(twice).toContain('Invalid hook call');
  expect(twice).toContain("Cannot read properties of null (reading 'useState')");
  expect((await render({peerDependencies: {react: '^18.0.0'}})).trim()).toBe('7');
});
