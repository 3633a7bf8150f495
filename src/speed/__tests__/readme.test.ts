import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const SPEED = path.resolve(__dirname, '..');
const README = fs.readFileSync(path.join(SPEED, 'README.md'), 'utf8');
const rows = [...README.matchAll(/^\| `(.+?)`/gm)].map(([, file]) => file!);

test('every part of the site’s speed has a row in the table', () => {
  const parts = ['page', 'build', 'dev'].flatMap((folder) =>
    fs.readdirSync(path.join(SPEED, folder)).map((name) => `${folder}/${name}`),
  );
  expect(parts.filter((part) => !part.endsWith('__tests__') && !rows.includes(part))).toEqual([]);
});

test('every row of the table names a file or a folder', () => {
  const fileOf = (row: string) => path.resolve(row.startsWith('src/') ? `${SPEED}/../..` : SPEED, row);
  expect(rows.filter((row) => !fs.existsSync(fileOf(row)))).toEqual([]);
});
