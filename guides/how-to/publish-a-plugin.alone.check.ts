import fs from 'node:fs';
import path from 'node:path';
import {createPanels} from '../../tools/guides/browser';
import {takePicture} from '../../tools/guides/pictures';
import type {Outcome, Project} from '../../tools/guides/project';
import {createClient} from '../../tools/guides/server';
import {expect, test} from '../../tools/guides/test';
import {root} from '../../tools/lib/run.mjs';

const PLUGIN = 'src/plugins/press-kit';
const INSTALLED = 'node_modules/strapi-plugin-press-kit';
const TARBALL = './strapi-plugin-press-kit-1.0.0.tgz';
const QUIET = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];

const read = (project: Project, name: string) => fs.readFileSync(path.join(project.folder, name), 'utf8');

/** Step 1: the documented version of pack-up; everything else is found in the project. */
const installPackUp = (project: Project, folder: string) => {
  const modules = path.join(project.folder, folder, 'node_modules');
  fs.mkdirSync(path.join(modules, '@strapi'), {recursive: true});
  fs.mkdirSync(path.join(modules, '.bin'));
  const packUp = path.join(root, 'node_modules/@strapi/pack-up');
  fs.symlinkSync(packUp, path.join(modules, '@strapi/pack-up'), 'junction');
  fs.symlinkSync(path.join(packUp, 'bin/pack-up.js'), path.join(modules, '.bin/pack-up'));
};

/** Builds a package with one source. */
const build = (project: Project, source: string, more: object = {}): Promise<Outcome> => {
  const folder = 'src/plugins/press-try';
  const paths = {source: './index.js', require: './dist/index.js', default: './dist/index.js'};
  const exports = {'./package.json': './package.json', './strapi-server': paths};
  const pkg = {name: 'press-try', version: '1.0.0', exports, scripts: {build: 'pack-up build'}, ...more};
  project.writeFile(`${folder}/package.json`, JSON.stringify(pkg));
  project.writeFile(`${folder}/index.js`, source);
  if (!fs.existsSync(path.join(project.folder, folder, 'node_modules'))) installPackUp(project, folder);
  return project.run('npm', ['run', 'build', '--prefix', folder]);
};

const sizeOf = (project: Project) => fs.statSync(path.join(project.folder, 'src/plugins/press-try/dist/index.js')).size;

/** Loads the compiled project, and prints the content types of the plugin, or the error. */
const load = async (project: Project): Promise<string> => {
  const script =
    "require('@strapi/strapi').createStrapi({appDir: process.cwd(), distDir: require('path').resolve('dist')}).load()" +
    ".then((app) => console.log('LOADED', Object.keys(app.contentTypes).filter((uid) => uid.includes('press')), app.plugin('press-kit') && 'THERE'))" +
    '.catch((error) => console.log(error.message)).finally(() => process.exit());';
  return (await project.run('node', ['-e', script])).output;
};

test('the tarball is installed, and both halves of the plugin are there', async ({project, guide}) => {
  project.separateModules();
  installPackUp(project, PLUGIN);

  const packed = await project.run('npm', ['pack', `./${PLUGIN}`]);
  expect(packed.output).toContain('dist/server/index.js');
  expect(packed.output).toContain('dist/admin/src/index.d.ts');
  expect(packed.output).not.toContain('schema.json');
  expect(packed.status).toBe(0);

  const installed = await project.run('npm', ['install', TARBALL, ...QUIET]);
  expect(installed.output).toContain('added 1 package');
  project.writeFile('package.json', read(project, 'package.json'));
  const probe = '{env: () => process.env.STRAPI_TELEMETRY_DISABLED, platform: () => process.platform}';
  project.writeFile(
    'src/admin/app.tsx',
    `export default {config: {notifications: {releases: false}}, bootstrap: () => Object.assign(globalThis, {probe: ${probe}})};\n`,
  );
  const built = await project.build();
  expect(built.status, built.output).toBe(0);
  expect((await project.strapi('routes:list')).output).toContain('/api/press-kit/quotes');

  const server = await project.start();
  const panels = createPanels(server);
  try {
    const quote = {text: 'Leaves you wanting more soup', paper: 'The Harbour Post'};
    const type = '/content-manager/collection-types/plugin::press-kit.quote';
    expect(await createClient(server.url, server.token).post(type, quote)).toMatchObject({status: 201});
    expect((await createClient(server.url).get('/api/press-kit/quotes')).body).toEqual([quote]);

    const page = await panels.open(server.token);
    await page.setViewportSize({width: 1000, height: 360});
    await page.goto('/admin');
    await page.getByRole('link', {name: 'Press kit'}).click();
    await page.getByText('“Leaves you wanting more soup” The Harbour Post').waitFor();
    expect(await page.evaluate('probe.env()')).toBe('true');
    await expect(page.evaluate('probe.platform()')).rejects.toThrow('process is not defined');
    await takePicture(guide, 'page', page, true);
  } finally {
    await panels.close();
    await server.stop();
  }
}, 600_000);

test('a server half that is not found is passed over, and content types must be registered as the page says', async ({
  project,
}) => {
  const file = path.join(project.folder, INSTALLED, 'dist/server/index.js');
  const text = fs.readFileSync(file, 'utf8');
  const change = (from: string, to: string) => fs.writeFileSync(file, text.replace(from, to));
  expect(await load(project)).toContain("LOADED [ 'plugin::press-kit.quote' ] THERE");

  change('{ quote: { schema } }', '{ quote: schema }');
  expect(await load(project)).toContain("Cannot read properties of undefined (reading 'collectionName')");
  change('{ quote: { schema } }', '{ quotation: { schema } }');
  expect(await load(project)).toContain(
    'The key of the content-type should be the same as its singularName. Found quotation and quote.',
  );

  fs.renameSync(file, file.replace('.js', '.cjs'));
  expect((await load(project)).trim().split('\n').at(-1)).toBe('LOADED [] undefined');
  const manifest = read(project, `${INSTALLED}/package.json`);
  const other = manifest.replaceAll('./dist/server/index.js', './dist/server/index.cjs');
  fs.writeFileSync(path.join(project.folder, INSTALLED, 'package.json'), other);
  expect((await load(project)).trim().split('\n').at(-1)).toBe('LOADED [] THERE');
});

test('the builds that fail print what the page says', async ({project}) => {
  const config = `${PLUGIN}/tsconfig.build.json`;
  const wrong = '"resolveJsonModule": false, "incremental": true';
  project.writeFile(config, read(project, config).replace('"resolveJsonModule": true', wrong));
  const {output, status} = await project.run('npm', ['run', 'build', '--prefix', PLUGIN]);
  expect(output).toContain(
    "Cannot find module './content-types/quote/schema.json'. Consider using '--resolveJsonModule' to import module with '.json' extension.",
  );
  expect(output).toContain(
    "Option '--incremental' can only be specified using tsconfig, emitting to single file or when option '--tsBuildInfoFile' is specified.",
  );
  expect(output).toContain('Failed to compile TypeScript definitions');
  expect(status).toBe(1);

  const legacy = "import legacy from './legacy';\nexport default legacy;\n";
  project.writeFile('src/plugins/press-try/legacy.js', 'module.exports = {register() {}};\n');
  expect((await build(project, legacy)).output).toContain('"default" is not exported by "legacy.js"');
});

test('what is in dependencies is not bundled, and lodash is bundled whole or by the function', async ({project}) => {
  const ink = 'src/plugins/press-try/node_modules/binary-ink';
  await build(project, 'export default {};\n');
  project.writeFile(`${ink}/package.json`, '{"name": "binary-ink", "version": "1.0.0", "main": "index.js"}');
  project.writeFile(`${ink}/index.js`, "module.exports = require('./ink.node');\n");
  project.writeFile(`${ink}/ink.node`, '\x7fELF');
  const source = "import ink from 'binary-ink';\nexport default ink;\n";
  expect((await build(project, source)).output).toContain(
    "Unexpected character '\\u{7f}' (Note that you need plugins to import files that are not JavaScript)",
  );
  expect(await build(project, source, {dependencies: {'binary-ink': '1.0.0'}})).toMatchObject({status: 0});

  expect(await build(project, "import {capitalize} from 'lodash';\nexport default capitalize('x');\n")).toMatchObject({
    status: 0,
  });
  expect(sizeOf(project)).toBeGreaterThan(200_000);
  await build(project, "import capitalize from 'lodash/capitalize';\nexport default capitalize('x');\n");
  expect(sizeOf(project)).toBeLessThan(30_000);
});
