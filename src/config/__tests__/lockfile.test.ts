import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
const {dependencies, devDependencies} = read('package.json');
const locked = Object.entries(
  read('package-lock.json').packages as Record<string, {version: string; resolved?: string}>,
);

describe('the dependencies', () => {
  test('hold every @docusaurus package in one version only', () => {
    const found = locked.filter(([name]) => /node_modules\/@docusaurus\/[^/]+$/.test(name));
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(([, {version}]) => version !== dependencies['@docusaurus/core'])).toEqual([]);
  });

  test('are pinned to exact versions', () => {
    const loose = Object.entries<string>({...dependencies, ...devDependencies}).filter(
      ([, range]) => !/^(npm:@?[^@]+@)?\d+\.\d+\.\d+$/.test(range),
    );
    expect(loose).toEqual([]);
  });

  test('are locked without the address of a registry', () => {
    expect(locked.filter(([, {resolved}]) => resolved?.startsWith('http')).map(([name]) => name)).toEqual([]);
  });
});
