import {createHash} from 'node:crypto';
import path from 'node:path';
import {FileCache} from '../lib/file-cache';
import type {Page} from '../lib/markdown/page';
import type {Problem} from '../lib/problem';
import {parseDiagram} from './parse-diagram';
import {readSizes, sizeKey} from './sizes';

/** Part of the cache's keys: to be raised when the parser's version or the messages change. */
const FORMAT = 'mermaid 10.9.8, 1';

interface DiagramError {
  readonly line: number;
  readonly message: string;
}

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
  const cache = new FileCache<DiagramError[]>(path.join(cacheDir, 'diagrams'));
  const sizes = readSizes(root);
  const problems: Problem[] = [];
  for (const {file, fences} of pages) {
    for (const {code, line, indent} of fences.filter(({lang}) => lang === 'mermaid')) {
      const key = createHash('sha256').update(FORMAT).update(code).digest('hex').slice(0, 40);
      const errors = cache.get(key) ?? (await checkSource(code));
      cache.set(key, errors);
      const column = indent + 1;
      problems.push(...errors.map((error) => ({file, line: line + 1 + error.line, column, message: error.message})));
      if (errors.length === 0 && !sizes[sizeKey(code)]) {
        problems.push({file, line, column, message: 'this diagram was never measured: run "npm run diagrams"'});
      }
    }
  }
  return problems;
};
