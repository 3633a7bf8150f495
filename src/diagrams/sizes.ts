import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Width and height of a diagram in pixels. */
export type DiagramSize = readonly [width: number, height: number];

/** The file that `npm run diagrams` writes: sizes by the hash of the diagram's source. */
export const sizesFile = (root: string): string => path.join(root, 'src/diagrams/measured.json');

export const sizeKey = (source: string): string =>
  createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);

export const readSizes = (root: string): Readonly<Record<string, DiagramSize>> =>
  JSON.parse(fs.readFileSync(sizesFile(root), 'utf8')) as Record<string, DiagramSize>;

/** A guess from the number of lines, in development, for a diagram that has not been measured yet. */
export const guessSize = (source: string): DiagramSize => [760, Math.max(160, source.trim().split('\n').length * 40)];
