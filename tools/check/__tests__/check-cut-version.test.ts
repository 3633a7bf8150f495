import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {CMS_VERSION} from '../../../src/cms/version';
import {temporaryFolder} from '../../../src/lib/__tests__/temporary-folder';
import {formatProblem} from '../../../src/lib/problem';
import {checkCutVersion} from '../check-cut-version';

const ROOT = path.resolve(__dirname, '../../..');
const FOLDER = `guides_versioned_docs/version-${CMS_VERSION}`;
const SHARED = ['docs', 'api', 'rfcs', 'exports', 'i18n', 'src', 'static', 'tools', 'package.json', 'node_modules'];
const PAGE = `---
title: A page
description: A page of a version that was cut, whose links are checked against the packages of that version.
tags: [admin, plugins]
---

It names [a method](cms:admin/admin/src/StrapiApp.tsx#StrapiApp.addFields), [a lost one](cms:core/src/none.ts) and
[a page](/docs/intro) of a section that has no such version.
`;

test('the pages of a cut version are checked against its packages, and their source links are kept', async () => {
  const root = temporaryFolder({
    'guides_versions.json': [CMS_VERSION],
    [`${FOLDER}/page.md`]: PAGE,
    'guides/page.md': 'not checked: it is not of the version',
  });
  fs.mkdirSync(path.join(root, '.cache'));
  for (const name of [...SHARED, '.cache/content']) fs.symlinkSync(path.join(ROOT, name), path.join(root, name));
  const {problems, counts} = await checkCutVersion(root, CMS_VERSION);
  expect(problems.map(formatProblem)).toEqual([
    expect.stringMatching(new RegExp(`^${FOLDER}/page\\.md:7:77 no file "src/none\\.ts" in core`)),
  ]);
  expect(counts).toMatchObject({pages: 1, links: 1});
  const kept = fs.readFileSync(path.join(root, FOLDER, 'source-links.json'), 'utf8');
  expect(Object.keys(JSON.parse(kept))).toEqual(['cms:admin/admin/src/StrapiApp.tsx#StrapiApp.addFields']);
}, 180_000);

test('a version that was not cut is an error that names those that were', async () => {
  const root = temporaryFolder({'guides_versions.json': ['5.1.0', '5.0.6']});
  await expect(checkCutVersion(root, '5.0.5')).rejects.toThrow('No version "5.0.5" was cut; there is 5.1.0, 5.0.6.');
});
