import fs from 'node:fs';
import {createRequire} from 'node:module';
import type {Mermaid} from 'mermaid';
import {chromium, type LaunchOptions} from 'playwright-core';
import {findPages} from '../lib/markdown/find-pages';
import {parsePage} from '../lib/markdown/parse-page';
import {palette} from './component/palette';
import {sizeKey, sizesFile} from './sizes';

declare const mermaid: Mermaid;

/** Draws every diagram in Chromium, writes the file of sizes, and returns the number of diagrams. */
export const measureDiagrams = async (root: string, launchOptions: LaunchOptions): Promise<number> => {
  const sources = findPages(root)
    .flatMap((file) => parsePage(file, fs.readFileSync(file, 'utf8')).fences)
    .filter(({lang}) => lang === 'mermaid')
    .map(({code}) => code);
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({viewport: {width: 800, height: 900}});
  await page.setContent('<body style="font-family: system-ui, sans-serif">');
  await page.addScriptTag({path: createRequire(__filename).resolve('mermaid/dist/mermaid.min.js')});
  const lines: string[] = [];
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
    lines.push(`  "${sizeKey(source)}": [${size.join(', ')}]`);
  }
  await browser.close();
  fs.writeFileSync(sizesFile(root), `{\n${lines.sort().join(',\n')}\n}\n`);
  return sources.length;
};
