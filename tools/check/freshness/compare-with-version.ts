import fs from 'node:fs';
import path from 'node:path';
import {installedVersions} from '../../../src/cms/load-index';
import {CMS_VERSION} from '../../../src/cms/version';
import {FRESHNESS_FILE} from '../../../src/freshness/freshness';
import {filesBelow, relativePath, replaceFile} from '../../../src/lib/files';
import {findPages} from '../../../src/lib/markdown/find-pages';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {compareLinks, comparePages} from './compare-pages';
import {formatData, freshnessData} from './freshness-data';
import {freshnessReport} from './freshness-report';
import {installVersion} from './install-version';

/**
 * What another version of the CMS changes for the pages, as Markdown. Installs the version in `.cache/freshness`.
 *
 * @param options.write whether the pages say it, too: their data file is written.
 * @throws Error when there is no such version, when it cannot be installed, or when the pages of Exports, which the data
 *   file needs, were not generated yet.
 */
export const compareWithVersion = async (root: string, version: string, {write = false} = {}): Promise<string> => {
  const generated = filesBelow(path.join(root, 'exports'), ['.md'])
    .map((file) => relativePath(root, file))
    .filter((file) => !file.startsWith('exports/_'));
  if (write && generated.length === 0) throw new Error('Exports are not generated yet: run npm run build first');
  const folder = path.join(root, '.cache/freshness', version);
  installVersion(root, version, folder);
  const parse = (file: string) => parsePage(file, fs.readFileSync(path.join(root, file), 'utf8'), root);
  const now = {root, cacheDir: path.join(root, '.cache/content')};
  const then = {root: folder, cacheDir: path.join(folder, '.cache')};
  const pages = await comparePages(findPages(root).map(parse), now, then);
  if (write) {
    const data = freshnessData(pages, await compareLinks(generated.map(parse), now, then), {
      cms: version,
      packUp: installedVersions(folder)['pack-up']!,
    });
    replaceFile(path.join(root, FRESHNESS_FILE), formatData(data));
  }
  return freshnessReport(pages, CMS_VERSION, version);
};
