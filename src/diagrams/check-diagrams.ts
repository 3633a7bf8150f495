import path from 'node:path';
import {DiskCache} from '../lib/disk-cache';
import type {Page} from '../lib/markdown/page';
import type {Problem} from '../lib/problem';
import {type DiagramError, parseDiagram} from './parse-diagram';
import {readSizes, sizeKey} from './sizes';

/** Version of the cache: raise it when the parser's version or the messages change. */
const FORMAT = 'mermaid 10.9.8, 1';

const checkSource = async (code: string): Promise<DiagramError[]> => {
  const {error, title, description} = await parseDiagram(code);
  if (error) return [error];
  const missing = [title ? '' : 'accTitle', description ? '' : 'accDescr'].filter(Boolean);
  if (missing.length === 0) return [];
  const message = `the diagram lacks ${missing.join(' and ')}: screen readers read "accTitle: …" and "accDescr: …" after its first line`;
  return [{line: 0, message}];
};

/** Every mermaid diagram parses, has a title and a description for screen readers, and a measured size. */
export const checkDiagrams = async (pages: readonly Page[], root: string, cacheDir: string): Promise<Problem[]> => {
  const cache = new DiskCache<DiagramError[]>(path.join(cacheDir, 'diagrams.json'), FORMAT);
  const sizes = readSizes(root);
  const problems: Problem[] = [];
  for (const {file, fences} of pages) {
    for (const {code, line, indent} of fences.filter(({lang}) => lang === 'mermaid')) {
      const errors = await cache.getOrMake(code, () => checkSource(code));
      const column = indent + 1;
      problems.push(...errors.map((error) => ({file, line: line + 1 + error.line, column, message: error.message})));
      if (errors.length === 0 && !sizes[sizeKey(code)]) {
        problems.push({file, line, column, message: 'this diagram was never measured: run "npm run diagrams"'});
      }
    }
  }
  cache.save({keepUnused: true});
  return problems;
};
