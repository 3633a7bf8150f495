// npm run measure:diagrams      draws every diagram in Chromium and stores its size, so that pages keep its space free.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import type {Mermaid} from 'mermaid';
import {chromium} from 'playwright-core';
import {palette} from './component/palette';
import {parsePage} from '../lib/markdown/parse-page';
import {findPages} from '../lib/markdown/find-pages';
import {launchOptions} from '../../tools/commands/lib/chromium';
import {SIZES_FILE, sizeKey, type DiagramSize} from './sizes';

declare const mermaid: Mermaid;

const root = process.cwd();
const sources = findPages(root)
  .flatMap((file) => parsePage(file, fs.readFileSync(file, 'utf8')).fences)
  .filter(({lang}) => lang === 'mermaid')
  .map(({code}) => code);

async function main() {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({viewport: {width: 800, height: 900}});
  await page.setContent('<body style="font-family: system-ui, sans-serif">');
  await page.addScriptTag({path: createRequire(__filename).resolve('mermaid/dist/mermaid.min.js')});
  const sizes: [string, DiagramSize][] = [];
  for (const source of sources) {
    const size = await page.evaluate(
      async ([text, config]) => {
        mermaid.initialize(config);
        const {svg} = await mermaid.render('diagram', text);
        const [, , width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number);
        return [Math.round(width!), Math.round(height!)] as const;
      },
      [source, palette.light] as const,
    );
    sizes.push([sizeKey(source), size]);
  }
  await browser.close();
  sizes.sort(([a], [b]) => a.localeCompare(b, 'en'));
  const lines = sizes.map(([key, size]) => `  "${key}": [${size.join(', ')}]`);
  fs.writeFileSync(SIZES_FILE, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${sizes.length} diagrams measured`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
