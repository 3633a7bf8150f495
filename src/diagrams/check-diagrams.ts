import path from 'node:path';
import {DiskCache} from '../lib/disk-cache';
import type {Page} from '../lib/markdown/page';
import type {Problem} from '../lib/problem';
import {parseDiagram} from './parse-diagram';

/** Raise when the parser's version or the messages change. */
const FORMAT = 'mermaid 10.9.8, 1';

/** What is wrong with a diagram; `line` from 0 within the fence. */
interface DiagramError {
  line: number;
  message: string;
}

/** Every mermaid diagram parses, and has a title and a description for screen readers. */
export async function checkDiagrams(pages: readonly Page[], cacheDir: string): Promise<Problem[]> {
  const cache = new DiskCache<DiagramError[]>(path.join(cacheDir, 'diagrams.json'), FORMAT);
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const fence of page.fences.filter(({lang}) => lang === 'mermaid')) {
      for (const {line, message} of await cache.getOrMake(fence.code, () => checkDiagram(fence.code))) {
        problems.push({file: page.file, line: fence.line + 1 + line, column: fence.indent + 1, message});
      }
    }
  }
  cache.save({keepUnused: true});
  return problems;
}

async function checkDiagram(code: string): Promise<DiagramError[]> {
  const {error, title, description} = await parseDiagram(code);
  if (error) return [error];
  const missing = [title ? '' : 'accTitle', description ? '' : 'accDescr'].filter(Boolean);
  if (missing.length === 0) return [];
  return [
    {
      line: 0,
      message: `the diagram lacks ${missing.join(' and ')}: screen readers read "accTitle: …" and "accDescr: …" after its first line`,
    },
  ];
}
