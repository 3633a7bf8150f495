import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {filesBelow} from '../../src/lib/files';
import type {Project} from '../../tools/guides/project';
import {expect, test} from '../../tools/guides/test';

const ORIGINAL = 'You are so French!';
const [FIRST, SECOND] = ['Built from my branch', 'Built once more'];

const npm = async (project: Project, ...args: string[]): Promise<string> =>
  (await project.run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'])).output;

const inModules = (project: Project, name: string) => path.join(project.folder, 'node_modules', name);

/** What a build of the clone would have in `dist`, in a folder `clone/<name>`. */
const changePackage = (project: Project, name: string, from: string, to: string, version = '5.0.6'): void => {
  const clone = path.join(project.folder, 'clone', name);
  if (!fs.existsSync(clone)) fs.cpSync(inModules(project, name), clone, {recursive: true});
  let changed = 0;
  for (const file of filesBelow(path.join(clone, 'dist'), ['.js', '.mjs'])) {
    const text = fs.readFileSync(file, 'utf8');
    if (!text.includes(from)) continue;
    fs.writeFileSync(file, text.replaceAll(from, to));
    changed++;
  }
  expect(changed).toBeGreaterThan(0);
  const manifest = JSON.parse(fs.readFileSync(path.join(clone, 'package.json'), 'utf8'));
  fs.writeFileSync(path.join(clone, 'package.json'), JSON.stringify({...manifest, version}));
};

const pack = (project: Project, name: string) =>
  project.run('npm', ['pack', `./clone/${name}`, '--pack-destination', 'local', '--ignore-scripts']);

const installed = (project: Project): string =>
  /ctx\.set\("strapi", "(.*)"\)/.exec(
    fs.readFileSync(inModules(project, '@strapi/core/dist/services/server/index.js'), 'utf8'),
  )![1]!;

const copies = (project: Project): string[] =>
  ['@strapi/core', '@strapi/strapi/node_modules/@strapi/core'].filter((name) =>
    fs.existsSync(inModules(project, name)),
  );

const restore = (project: Project): void => {
  for (const file of ['package.json', 'package-lock.json'])
    fs.copyFileSync(path.join(project.folder, `${file}.before`), path.join(project.folder, file));
};

test('the server runs the build, of which there is one copy', async ({project}) => {
  project.separateModules();
  for (const file of ['package.json', 'package-lock.json'])
    fs.copyFileSync(path.join(project.folder, file), path.join(project.folder, `${file}.before`));
  fs.mkdirSync(path.join(project.folder, 'local'));

  changePackage(project, '@strapi/core', ORIGINAL, FIRST);
  await pack(project, '@strapi/core');
  await npm(project, 'install', './local/strapi-core-5.0.6.tgz');
  expect(fs.readFileSync(path.join(project.folder, 'package.json'), 'utf8')).toContain(
    '"@strapi/core": "file:local/strapi-core-5.0.6.tgz"',
  );
  const {output} = await project.run('npm', ['ls', '@strapi/core']);
  expect(output).toMatch(/core@5\.0\.6\n.*strapi@5\.0\.6\n.*core@5\.0\.6 deduped/);

  expect((await project.compile()).status).toBe(0);
  const {url, stop} = await project.start();
  const {headers} = await fetch(`${url}/_health`);
  await stop();
  expect(headers.get('strapi')).toBe(FIRST);
});

test('npm takes the next build only when its file is named', async ({project}) => {
  changePackage(project, '@strapi/core', FIRST, SECOND);
  await pack(project, '@strapi/core');
  expect(await npm(project, 'install')).toContain('up to date');
  expect(installed(project)).toBe(FIRST);
  await npm(project, 'install', './local/strapi-core-5.0.6.tgz');
  expect(installed(project)).toBe(SECOND);
});

test('uninstalling keeps the build; the files of before bring the published one back', async ({project}) => {
  expect(await npm(project, 'uninstall', '@strapi/core')).toContain('up to date');
  expect(installed(project)).toBe(SECOND);
  restore(project);
  await npm(project, 'install');
  expect(installed(project)).toBe(ORIGINAL);
});

test('another version is a second copy, until it is overridden with an absolute path', async ({project}) => {
  changePackage(project, '@strapi/core', SECOND, FIRST, '5.0.7-local.1');
  await pack(project, '@strapi/core');
  const tarball = 'local/strapi-core-5.0.7-local.1.tgz';
  await npm(project, 'install', `./${tarball}`);
  expect(copies(project)).toHaveLength(2);

  const file = path.join(project.folder, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  const override = (dependency: string) => {
    const dependencies = {...manifest.dependencies, '@strapi/core': dependency};
    const overrides = {...manifest.overrides, '@strapi/core': '$@strapi/core'};
    fs.writeFileSync(file, JSON.stringify({...manifest, dependencies, overrides}));
  };
  override(`file:${tarball}`);
  expect(await npm(project, 'install')).toMatch(
    /ENOENT: no such file or directory, open '.*\/node_modules\/@strapi\/strapi\/local\/.*\.tgz'/,
  );
  override(`file:${path.join(project.folder, tarball)}`);
  await npm(project, 'install');
  expect(copies(project)).toEqual(['@strapi/core']);
  expect(installed(project)).toBe(FIRST);
});

test('an installed folder is a link, whose dependencies Node does not find', async ({project}) => {
  restore(project);
  changePackage(project, '@strapi/core', FIRST, SECOND);
  // Nowhere above it is a node_modules that has what the CMS needs.
  const clone = fs.mkdtempSync(path.join(os.tmpdir(), 'clone-'));
  fs.cpSync(path.join(project.folder, 'clone/@strapi/core'), clone, {recursive: true});
  try {
    await npm(project, 'install', clone);
    expect(fs.lstatSync(inModules(project, '@strapi/core')).isSymbolicLink()).toBe(true);
    expect((await project.strapi('version')).output).toContain("Error: Cannot find module 'global-agent'");
    await npm(project, 'install', '--install-links', clone);
    expect(fs.lstatSync(inModules(project, '@strapi/core')).isSymbolicLink()).toBe(false);
    expect(installed(project)).toBe(SECOND);
  } finally {
    fs.rmSync(clone, {recursive: true});
  }
});

test('the panel has the change after it was built', async ({project}) => {
  restore(project);
  changePackage(project, '@strapi/upload', 'Media Library', 'Picture cupboard');
  await pack(project, '@strapi/upload');
  await npm(project, 'install', './local/strapi-upload-5.0.6.tgz', '--legacy-peer-deps');
  expect((await project.strapi('build')).status).toBe(0);
  const built = filesBelow(path.join(project.folder, 'dist/build'), ['.js']);
  expect(built.some((file) => fs.readFileSync(file, 'utf8').includes('Picture cupboard'))).toBe(true);
});
