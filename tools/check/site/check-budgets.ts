// Weighs the production build and compares it with the limits in tools/budgets.ts.
import fs from 'node:fs';
import path from 'node:path';
import {readSiteEnvironment} from '../../../src/config/environment';
import {filesBelow, routeOfFile} from '../../../src/lib/files';
import {readCutVersions} from '../../../src/lib/versions';
import {INDEX_BUDGETS, LARGEST_DOCUMENT_BUDGET, PAGE_BUDGETS, SHARED_SCRIPT_BUDGET, STYLE_BUDGET} from '../../budgets';
import {runProgram} from '../../lib/command-line.mjs';
import {createScale, formatMeasures, measurePage, sharedScripts, weigh} from './weights';

const DOC_PAGES = ['/docs/intro', '/guides/contributing', '/exports/modules', '/api/Strapi', '/rfcs/intro'];

runProgram(() => {
  const outDir = path.resolve('build');
  if (!fs.existsSync(path.join(outDir, 'index.html'))) throw new Error('There is no build: run "npm run build" first.');
  const cut = readCutVersions('.');
  const scale = createScale(outDir, readSiteEnvironment().baseUrl);
  const files = filesBelow(outDir, ['.html']).filter((file) => !(routeOfFile(outDir, file) in PAGE_BUDGETS));
  const documents = files.map((file) => fs.readFileSync(file, 'utf8'));
  const largest = documents.reduce((a, b) => (b.length > a.length ? b : a));
  const styles = [...documents[0]!.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
  const shared = sharedScripts(DOC_PAGES.map(scale.pageOf));
  const measures = [
    {name: 'script of every docs page', figure: scale.sum(shared), limit: SHARED_SCRIPT_BUDGET},
    {name: 'styles', figure: weigh(styles), limit: STYLE_BUDGET},
    ...Object.entries(PAGE_BUDGETS).flatMap(([route, budget]) => measurePage(route, budget, scale)),
    {name: 'largest document', figure: weigh(largest), limit: LARGEST_DOCUMENT_BUDGET},
    ...Object.entries(INDEX_BUDGETS).map(([tag, limit]) => {
      const [, section = ''] = /^docs-(.+)-current$/.exec(tag) ?? [];
      const last = cut[section]?.[0] ?? 'current';
      const name = `search-index-${tag.replace(/current$/, last)}.json`;
      return {name, figure: scale.weighFile(name), limit};
    }),
  ];
  console.log(formatMeasures(measures).join('\n'));
  return measures.some(({figure, limit}) => figure > limit) ? 1 : 0;
});
