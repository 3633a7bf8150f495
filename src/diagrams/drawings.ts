import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '../lib/markdown/page';
import type {Problem} from '../lib/problem';

/** Message for a diagram that has none. */
export const NOT_DRAWN = 'this diagram is not drawn: run "npm run diagrams"';

/** The drawings, by the hash of a diagram's source. They are published: after a navigation within the site a page asks for them. */
export const drawingsFolder = (root: string): string => path.join(root, 'static/diagrams');

export const drawingFile = (root: string, source: string): string => {
  const hash = createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);
  return path.join(drawingsFolder(root), `${hash}.svg`);
};

/** Every Mermaid diagram of the pages has a drawing, and therefore parses and has a title and a description. */
export const checkDiagrams = (pages: readonly Page[], root: string): Problem[] =>
  pages.flatMap(({file, fences}) =>
    fences
      .filter(({lang, code}) => lang === 'mermaid' && !fs.existsSync(drawingFile(root, code)))
      .map(({line, indent}) => ({file, line, column: indent + 1, message: NOT_DRAWN})),
  );
