import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {SourceIndex} from '../build-index';
import {loadSourceIndex} from '../load-index';
import {PACKAGES} from '../packages';
import {readPackage} from '../read-package';
import {resolveCmsLink} from '../resolve-link';
import {CMS_VERSION} from '../version';

const root = path.resolve(import.meta.dirname, '../../..');
const folderOf = (name: string): string => path.join(root, 'node_modules/@strapi', name);

describe('the index of sources', () => {
  const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'source-index-'));
  let index: SourceIndex;

  beforeAll(async () => {
    index = await loadSourceIndex({root, cacheDir});
  });
  afterAll(() => fs.rmSync(cacheDir, {recursive: true, force: true}));

  test('has every package that a link may name', () => {
    expect(Object.keys(index).sort()).toEqual(Object.keys(PACKAGES).sort());
    for (const [name, {files}] of Object.entries(index)) expect(Object.keys(files).length, name).toBeGreaterThan(1);
  });

  test('gives the line on which the source declares a symbol', () => {
    const link = resolveCmsLink(index, 'cms:admin/admin/src/StrapiApp.tsx#StrapiApp.addFields');
    const text = readPackage(folderOf('admin')).get('admin/src/StrapiApp.tsx')?.text ?? '';
    if (!link.ok || link.line === undefined) throw new Error('not found');
    expect(text.split('\n')[link.line - 1]).toContain('addFields');
  });

  test('opens the file at the tag of the version documented', () => {
    expect(resolveCmsLink(index, 'cms:core/src/index.ts')).toMatchObject({
      url: `https://github.com/strapi/strapi/blob/v${CMS_VERSION}/packages/core/core/src/index.ts`,
    });
    expect(resolveCmsLink(index, 'cms:pack-up/src/node')).toMatchObject({
      url: expect.stringMatching(/^https:\/\/github\.com\/strapi\/pack-up\/tree\/v[\d.]+\/src\/node$/),
    });
  });

  test('answers for a file of types only with its declaration file, and with its line where a declaration map tells', () => {
    const mapped = resolveCmsLink(index, 'cms:types/src/core/strapi.ts#Strapi');
    expect(mapped).toMatchObject({ok: true, line: expect.any(Number)});
    const unmapped = resolveCmsLink(index, 'cms:admin/admin/src/ee.ts');
    expect(unmapped).toMatchObject({
      ok: true,
      url: expect.stringMatching(/packages\/core\/admin\/admin\/src\/ee\.ts$/),
    });
  });

  test('reads plain sources of packages that publish them', () => {
    expect(resolveCmsLink(index, 'cms:typescript-utils/lib/compile.js')).toMatchObject({ok: true});
    expect(resolveCmsLink(index, 'cms:strapi/bin/strapi.js')).toMatchObject({ok: true});
  });

  test.each([
    ['cms:design-system/src/index.ts', 'no package "design-system"'],
    ['cms:', '"cms:" is not of the form cms:<package>/<path>[#symbol]'],
  ])('says of %s what is missing, and what was probably meant', (url, message) => {
    expect(resolveCmsLink(index, url)).toEqual({ok: false, message});
  });

  test('finds a file that is in another package', () => {
    const link = resolveCmsLink(index, 'cms:core/src/useDocument.ts');
    expect(link).toMatchObject({
      ok: false,
      message: expect.stringContaining('cms:content-manager/admin/src/hooks/useDocument.ts'),
    });
  });
});
