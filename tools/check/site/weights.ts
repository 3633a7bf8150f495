import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {withoutBaseUrl} from '../../../src/lib/base-url';
import type {Budget} from '../../budgets';

/** A figure beside its limit, both in bytes or both a count. */
export interface Measure {
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
}

/** What the HTML of a page makes a browser load first, as paths from the site's root. */
export const filesOf = (html: string, baseUrl = '/') => {
  const all = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, found]) => withoutBaseUrl(baseUrl, found!))),
  ];
  return {
    document: html,
    scripts: all(/(?:<script[^>]*? src|<link rel="preload" as="script" href)="(\/[^"]+)"/g),
    styles: all(/<link[^>]*? rel="?stylesheet"?[^>]*? href="?(\/[^"\s>]+)/g),
    images: all(/<img[^>]*? src="(\/[^"]+)"/g),
  };
};

/** Bytes after brotli at its highest quality, which is what hosts send. */
export const weigh = (content: string | Buffer): number => zlib.brotliCompressSync(content).length;

/** Measures built pages. A file is read and compressed once. */
export const createScale = (outDir: string, baseUrl: string) => {
  const known = new Map<string, number>();
  const read = (file: string) => fs.readFileSync(path.join(outDir, file));
  const weighFile = (file: string): number => {
    const weight = known.get(file) ?? weigh(read(file));
    known.set(file, weight);
    return weight;
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + weighFile(file), 0);
  const pageOf = (route: string) => filesOf(read(route === '/' ? '/index.html' : `${route}.html`).toString(), baseUrl);
  return {weighFile, sum, pageOf};
};

export const measurePage = (route: string, budget: Budget, scale: ReturnType<typeof createScale>): Measure[] => {
  const {document, scripts, styles, images} = scale.pageOf(route);
  return [
    {name: `${route}: script`, figure: scale.sum(scripts), limit: budget.script},
    {name: `${route}: document`, figure: weigh(document) + scale.sum(styles), limit: budget.document},
    {name: `${route}: requests`, figure: 1 + scripts.length + styles.length + images.length, limit: budget.requests},
  ];
};

/** The scripts that all of the pages load. */
export const sharedScripts = (pages: readonly ReturnType<typeof filesOf>[]): string[] =>
  (pages[0]?.scripts ?? []).filter((script) => pages.every(({scripts}) => scripts.includes(script)));

const number = (value: number) => value.toLocaleString('en');

/** One line for each figure; those over their limit say what to do. */
export const formatMeasures = (measures: readonly Measure[]): string[] =>
  measures.map(({name, figure, limit}) =>
    figure > limit
      ? `✗ ${name}: ${number(figure)}, over its limit of ${number(limit)}. Take out what the first load does not need, or raise the limit in tools/budgets.ts and say why.`
      : `  ${name}: ${number(figure)} of ${number(limit)}`,
  );
