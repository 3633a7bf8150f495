import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {CACHE} from '../../tools/guides/install';
import {createClient} from '../../tools/guides/server';
import {expect, test} from '../../tools/guides/test';

test('a file gets a readable name that is its own, is deleted, and must not be too large', async ({project}) => {
  const {status, output} = await project.compile();
  expect(status, output).toBe(0);
  // All guides share one node_modules, so that this stands for "npm install ./providers/upload-by-year".
  const {url, token, stop} = await project.start({NODE_PATH: path.join(project.folder, 'providers')});
  const [admin, api] = [createClient(url, token), createClient(url)];
  const send = (name: string, content: BlobPart, type: string) => {
    const form = new FormData();
    form.append('files', new Blob([content], {type}), name);
    return admin.post('/upload', form);
  };
  const upload = (name: string, size: number, type = 'text/plain') => send(name, 'x'.repeat(size), type);
  try {
    const year = new Date().getFullYear();
    const first = await upload('Tide table.txt', 10);
    const stored = {name: 'Tide table.txt', provider: 'upload-by-year', url: `/uploads/${year}/tide-table.txt`};
    expect(first).toMatchObject({status: 201, body: [{...stored, size: 0.01}]});
    const second = `/uploads/${year}/tide-table-2.txt`;
    expect(await upload('Tide table.txt', 20)).toMatchObject({status: 201, body: [{...stored, url: second}]});
    expect(await api.get(stored.url)).toMatchObject({status: 200, body: 'x'.repeat(10)});

    expect((await admin.delete(`/upload/files/${first.body[0].id}`)).status).toBe(200);
    expect((await api.get(stored.url)).status).toBe(404);
    expect((await api.get(second)).status).toBe(200);
    expect(fs.readdirSync(path.join(project.folder, `public/uploads/${year}`))).toEqual(['tide-table-2.txt']);

    expect(await upload('big.txt', 1_100_000)).toMatchObject({
      status: 413,
      body: {error: {message: 'big.txt exceeds size limit of 1 MB.'}},
    });
    expect((await upload('photo.svg', 1_100_000, 'image/svg+xml')).status).toBe(201);

    // A picture has formats, which are stored and deleted like the file itself.
    const sharp = createRequire(path.join(CACHE, 'package.json'))('sharp');
    const create = {width: 400, height: 400, channels: 3, background: 'teal'};
    const picture = await send('Harbour.png', await sharp({create}).png().toBuffer(), 'image/png');
    const thumbnail = {url: `/uploads/${year}/thumbnail-harbour.png`};
    expect(picture).toMatchObject({status: 201, body: [{formats: {thumbnail}}]});
    expect((await api.get(thumbnail.url)).status).toBe(200);
    await admin.delete(`/upload/files/${picture.body[0].id}`);
    expect(fs.readdirSync(path.join(project.folder, `public/uploads/${year}`))).toEqual([
      'photo.svg',
      'tide-table-2.txt',
    ]);

    // A logo is stored without a row: the one before it is deleted all the same.
    const saveLogo = async (name: string) => {
      const form = new FormData();
      form.append('menuLogo', new Blob([await sharp({create}).png().toBuffer()], {type: 'image/png'}), name);
      return admin.post('/admin/project-settings', form);
    };
    const logo = await saveLogo('Anchor.png');
    expect(logo).toMatchObject({status: 200, body: {menuLogo: {url: `/uploads/${year}/anchor.png`}}});
    expect((await saveLogo('Buoy.png')).status).toBe(200);
    await expect
      .poll(() => fs.readdirSync(path.join(project.folder, `public/uploads/${year}`)))
      .toEqual(['buoy.png', 'photo.svg', 'tide-table-2.txt']);
  } finally {
    await stop();
  }
});

test('a provider that is not installed, has no init, or cannot delete is refused at start', async ({project}) => {
  const file = 'providers/upload-by-year/index.js';
  const start = (env = {}) => project.start(env);
  const env = {NODE_PATH: path.join(project.folder, 'providers')};
  await expect(start()).rejects.toThrow("Cannot find module 'upload-by-year'");
  project.writeFile(file, 'module.exports = {default: {init() {}}};\n');
  await expect(start(env)).rejects.toThrow('provider2.init is not a function');
  project.writeFile(file, 'module.exports = {init: () => ({upload() {}})};\n');
  const message = `The upload provider "upload-by-year" doesn't implement the delete method.`;
  await expect(start(env)).rejects.toThrow(message);
});
