import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {crc32} from 'node:zlib';
import type {Locator, Page} from 'playwright-core';
import {replaceFile} from '../../src/lib/files';
import {root} from '../lib/run.mjs';
import {CACHE} from './install';
import {type Guide, GUIDES} from './read-guides';

const PICTURES = `${GUIDES}/img`;
/** Largest weight of a picture, in bytes. */
const LIMIT = 60_000;
/** Colours of a picture: few, so that it stays small. */
const COLOURS = 64;
/** Name of the text in a picture that says from what it was taken. */
const KEYWORD = 'guide';

/** Puts a text into a PNG, before its last chunk. */
export const withText = (png: Buffer, text: string): Buffer => {
  const data = Buffer.from(`tEXt${KEYWORD}\0${text}`, 'latin1');
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  crc.writeUInt32BE(crc32(data));
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), length, data, crc, png.subarray(end)]);
};

/** The text that {@link withText} put into a PNG. */
export const textIn = (png: Buffer): string | undefined => {
  const start = png.indexOf(`tEXt${KEYWORD}\0`, 0, 'latin1');
  if (start < 0) return undefined;
  const from = start + 4 + KEYWORD.length + 1;
  return png.toString('latin1', from, start + 4 + png.readUInt32BE(start - 4));
};

/** What a guide's pictures are taken from: they are taken again when it changes. */
const sourceOf = ({check, files}: Guide): string =>
  createHash('sha256')
    .update(JSON.stringify([fs.readFileSync(path.join(root, check), 'utf8'), files]))
    .digest('hex')
    .slice(0, 16);

type Sharp = (data: Buffer) => {png: (options: object) => {toBuffer: () => Promise<Buffer>}};

/** The image library of the project of the CMS. */
const sharp = (): Sharp => createRequire(path.join(CACHE, 'package.json'))('sharp') as Sharp;

/**
 * Takes a picture of a page or an element, in light and dark, as `img/<slug>-<name>-light.png` and `-dark.png`. A picture
 * that was taken from the same guide and check is kept, so that other fonts on another machine change nothing.
 *
 * @param isAlone whether the panel has the plugins of this guide only: with those of others it would show more than the guide makes.
 * @throws Error when it is too large, or has to be taken in a run of this guide alone.
 */
export const takePicture = async (
  guide: Guide,
  name: string,
  target: Page | Locator,
  isAlone: boolean,
): Promise<void> => {
  const source = sourceOf(guide);
  const page = 'page' in target ? target.page() : target;
  for (const scheme of ['light', 'dark'] as const) {
    const file = path.join(root, PICTURES, `${guide.slug}-${name}-${scheme}.png`);
    await page.emulateMedia({colorScheme: scheme});
    if (fs.existsSync(file) && textIn(fs.readFileSync(file)) === source) continue;
    const shown = await target.screenshot({animations: 'disabled', caret: 'hide'});
    if (!isAlone) {
      const picture = path.relative(root, file);
      throw new Error(`${picture} is not of this guide as it is now: "npm run test:guides -- ${guide.slug}" takes it`);
    }
    const small = await sharp()(shown).png({palette: true, colours: COLOURS, effort: 10}).toBuffer();
    if (small.length > LIMIT)
      throw new Error(
        `${path.relative(root, file)} has ${small.length} bytes, more than ${LIMIT}: show a smaller part`,
      );
    replaceFile(file, withText(small, source));
  }
  await page.emulateMedia({colorScheme: 'light'});
};
