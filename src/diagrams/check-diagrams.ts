import {createHash} from 'node:crypto';
import path from 'node:path';

import {FileCache} from '../lib/file-cache';
import type {Fence, Page} from '../lib/markdown/page';
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
  const cache = new FileCache<DiagramError[]>(path.join(cacheDir, 'diagrams'));
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const fence of page.fences.filter(({lang}) => lang === 'mermaid')) {
      for (const {line, message} of await checkCached(fence, cache)) {
        problems.push({file: page.file, line: fence.line + 1 + line, column: fence.indent + 1, message});
      }
    }
  }
  return problems;
}

async function checkCached({code}: Fence, cache: FileCache<DiagramError[]>): Promise<DiagramError[]> {
  const key = createHash('sha256').update(FORMAT).update(code).digest('hex').slice(0, 40);
  let errors = cache.get(key);
  if (!errors) {
    errors = await checkDiagram(code);
    cache.set(key, errors);
  }
  return errors;
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
