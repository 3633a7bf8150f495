import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import hosting from '../../hosting';
import {temporaryFolder} from '../../lib/__tests__/temporary-folder';
import {completePages} from '../complete-pages';
import {scriptsOfChunks} from '../page/preloads';

const PAGE =
  '<head><link rel="stylesheet" href="/assets/css/styles.1.css"></head><p class="lead"><script src="/main.js"></script>';

let dir: string;
const complete = (html: string, baseUrl = '/') => {
  const routes = [{path: `${baseUrl}a`}];
  return completePages([{route: '/a', html}], {outDir: dir, baseUrl, generatedFilesDir: dir, routes});
};

beforeEach(() => {
  scriptsOfChunks.set('page', ['assets/js/page.js']);
  dir = temporaryFolder({
    'routesChunkNames.json': {'/a-1f2': {__comp: 'page'}},
    'assets/css/styles.1.css': '.lead{color:red}.open{color:red}.unused{color:red}',
    'assets/js/page.js': 'element.className="open"',
  });
});

test.each(['/', '/repository/'])(
  'a page gets the rules that pages and scripts use, and the addresses of its scripts, below %s',
  async (baseUrl) => {
    fs.writeFileSync(path.join(dir, 'routesChunkNames.json'), JSON.stringify({[`${baseUrl}a-1f2`]: {__comp: 'page'}}));
    const html = PAGE.replaceAll('"/', `"${baseUrl}`);
    expect(await complete(html, baseUrl)).toEqual([
      `<head><style data-href="${baseUrl}assets/css/styles.1.css">.lead{color:red}.open{color:red}</style>` +
        `<link rel="preload" as="script" href="${baseUrl}assets/js/page.js"></head>` +
        `<p class="lead"><script src="${baseUrl}main.js"></script>`,
    ]);
  },
);

test('pages that are complete already, or have no style sheet, are an error', async () => {
  const [completed] = await complete(PAGE);
  await expect(complete(completed!)).rejects.toThrow('no page has a link to a style');
});

test('a build whose webpack was not configured for it is an error', async () => {
  scriptsOfChunks.clear();
  await expect(complete(PAGE)).rejects.toThrow('Is "...speed" in docusaurus.config');
});

test('hosting, which hashes the scripts of complete pages, does not start without', () => {
  expect(() => hosting({} as never, {} as never)).toThrow('needs "completePages"');
});
