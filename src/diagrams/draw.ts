import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {filesBelow, replaceFile} from '../lib/files';
import {findPages} from '../lib/markdown/find-pages';
import {parsePage} from '../lib/markdown/parse-page';
import {drawInBrowser} from './draw-in-browser';
import {drawingFile, drawingsFolder} from './drawings';

/** Colours that Mermaid can compute with: its variables for each, and what stands in the drawing, for both colour modes. */
const PALETTE = {
  'rgb(255, 255, 255)': ['background secondaryColor tertiaryColor noteBkgColor', '--ifm-background-surface-color'],
  'rgb(239, 237, 252)': ['primaryColor', '--site-accent-tint'],
  'rgb(138, 130, 214)': ['primaryBorderColor tertiaryBorderColor activationBorderColor', '--site-diagram-border'],
  'rgb(36, 36, 58)': ['primaryTextColor tertiaryTextColor noteTextColor', '--ifm-color-content'],
  'rgb(85, 85, 110)': ['lineColor arrowheadColor noteBorderColor', '--site-muted'],
  'rgb(133, 133, 156)': ['actorLineColor', '--site-control-border'],
} as const;
const variables = Object.entries(PALETTE).flatMap(([rgb, [names]]) => names.split(' ').map((name) => [name, rgb]));
const colours = Object.fromEntries(Object.entries(PALETTE).map(([rgb, [, token]]) => [rgb, `var(${token})`]));
const themeVariables = {fontFamily: 'inherit', fontSize: '15px', ...Object.fromEntries(variables)};
const config = {theme: 'base', fontFamily: 'inherit', themeVariables} as const;

const packaged = createRequire(__filename).resolve;

/** The font is of a package, not of the machine. It is wide: the text fits into its box in a reader's font. */
const openTab = async (browser: Browser) => {
  const tab = await browser.newPage();
  const file = fs.readFileSync(packaged('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), 'base64');
  await tab.setContent(`<style>@font-face {font-family: drawn; src: url(data:font/ttf;base64,${file})}</style>
    <body style="font-family: drawn">`);
  await tab.addScriptTag({path: packaged('mermaid/dist/mermaid.min.js')});
  // tsx wraps every function in a call of `__name`.
  await tab.evaluate('globalThis.__name = (it) => it; document.fonts.load("15px drawn")');
  return tab;
};

const diagramsOf = (root: string) => (file: string) =>
  parsePage(file, fs.readFileSync(path.join(root, file), 'utf8'), root)
    .fences.filter(({lang}) => lang === 'mermaid')
    .map(({line, indent, code}) => ({file, line, indent, code, drawing: drawingFile(root, code)}));

/**
 * Draws the diagrams of all pages that have no drawing yet, or all, and removes drawings that no page has.
 *
 * @returns the number of drawings made.
 * @throws Error that names file and line of a diagram that cannot be drawn.
 */
export const drawDiagrams = async (root: string, launch: () => Promise<Browser>, all = false): Promise<number> => {
  const diagrams = findPages(root).flatMap(diagramsOf(root));
  for (const file of filesBelow(drawingsFolder(root)))
    if (!diagrams.some(({drawing}) => drawing === file)) fs.rmSync(file);
  const missing = diagrams.filter(({drawing}) => all || !fs.existsSync(drawing));
  if (missing.length === 0) return 0;
  const browser = await launch();
  try {
    const tab = await openTab(browser);
    for (const {file, line, indent, code: source, drawing} of missing) {
      const id = `diagram-${path.basename(drawing, '.svg')}`;
      const result = await tab.evaluate(drawInBrowser, {source, id, config, colours}).catch(({message}: Error) => {
        const lines = Number(/Parse error on line (\d+)/.exec(message)?.[1] ?? 0);
        const remedy = lines > 0 ? 'Put labels with signs in quotes: a["text (x)"].' : '';
        const reason = message.replace(/^page\.evaluate: Error: |\n +at .*/g, '');
        throw new Error(`${file}:${line + lines}:${indent + 1} ${reason}\n${remedy}`.trim());
      });
      replaceFile(drawing, result);
    }
  } finally {
    await browser.close();
  }
  return missing.length;
};
