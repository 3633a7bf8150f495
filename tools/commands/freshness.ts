// npm run freshness -- <version> [--out <file>]      lists what another version of the CMS changes for the pages
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {CMS_VERSION} from '../../src/cms/version';
import {comparePages} from '../check/freshness/compare-pages';
import {freshnessReport} from '../check/freshness/freshness-report';
import {installVersion} from '../check/freshness/install-version';
import {findPages} from '../../src/lib/markdown/find-pages';
import {parsePage} from '../../src/lib/markdown/parse-page';

async function main(args: string[]): Promise<void> {
  const {positionals, values} = parseArgs({args, allowPositionals: true, options: {out: {type: 'string'}}});
  const [version] = positionals;
  if (version === undefined || positionals.length > 1)
    throw new Error('usage: npm run freshness -- <version> [--out <file>]');
  const root = process.cwd();
  const folder = path.join(root, '.cache/freshness', version);
  installVersion(root, version, folder);
  const pages = findPages(root).map((file) => parsePage(file, fs.readFileSync(path.join(root, file), 'utf8')));
  const now = {root, cacheDir: path.join(root, '.cache/content')};
  const then = {root: folder, cacheDir: path.join(folder, '.cache')};
  const report = freshnessReport(await comparePages(pages, now, then), CMS_VERSION, version);
  if (values.out === undefined) console.log(report);
  else fs.writeFileSync(values.out, `${report}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
