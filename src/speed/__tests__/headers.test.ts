import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const SPEED = path.resolve(__dirname, '..');
const README = fs.readFileSync(path.join(SPEED, 'README.md'), 'utf8');

/** A file of a folder is one part, and so is a folder in it. */
const parts = ['page', 'build', 'dev'].flatMap((folder) =>
  fs
    .readdirSync(path.join(SPEED, folder), {withFileTypes: true})
    .filter(({name}) => name !== '__tests__' && !name.endsWith('.d.ts'))
    .map((entry) => path.posix.join(folder, entry.name, entry.isDirectory() ? 'index.ts' : '')),
);

test('there are parts', () => {
  expect(parts.length).toBeGreaterThan(8);
});

test.each(parts)('%s says what it does, what it buys, how it breaks and when it goes', (part) => {
  const [header] = /^(?:\/\/.*\n)+/.exec(fs.readFileSync(path.join(SPEED, part), 'utf8')) ?? [''];
  expect(header.replaceAll('\n// ', ' ')).toMatch(
    /^\/\/ Speed: .+ Buys: .*(?:\d|each below).* Breaks when: .+ Goes at: .+\n$/,
  );
  expect(README).toContain(`\`${part.replace('/index.ts', '')}\``);
});
