import fs from 'node:fs';
import path from 'node:path';
import {CMS_VERSION} from '../../../src/cms/version';
import {findPages} from '../../../src/lib/markdown/find-pages';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {comparePages} from './compare-pages';
import {freshnessReport} from './freshness-report';
import {installVersion} from './install-version';

/**
 * What another version of the CMS changes for the pages, as Markdown. Installs the version in `.cache/freshness`.
 *
 * @throws Error when there is no such version, or when it cannot be installed.
 */
export const compareWithVersion = async (root: string, version: string): Promise<string> => {
  const folder = path.join(root, '.cache/freshness', version);
  installVersion(root, version, folder);
  const pages = findPages(root).map((file) => parsePage(file, fs.readFileSync(path.join(root, file), 'utf8')));
  const now = {root, cacheDir: path.join(root, '.cache/content')};
  const then = {root: folder, cacheDir: path.join(folder, '.cache')};
  return freshnessReport(await comparePages(pages, now, then), CMS_VERSION, version);
};
