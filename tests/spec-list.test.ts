import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROW = /^\| .+ \| `(?<file>[^`]+)` +\| `(?<name>[^`]+)` *\|$/;

test('every test that the list of statements names exists', () => {
  const rows = fs
    .readFileSync(path.join(__dirname, 'spec.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (statement|---)/.test(line));
  const missing = rows.filter((row) => {
    const {file, name} = ROW.exec(row)?.groups ?? {};
    if (!file || !name) return true;
    const source = fs.readFileSync(path.join(__dirname, file), 'utf8').replaceAll("\\'", "'");
    return !source.includes(name);
  });
  expect(rows.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
