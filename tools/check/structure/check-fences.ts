import type {Page} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {didYouMean, nearest} from '../../../src/lib/suggest';

const LANGUAGES = [
  ...['ts', 'tsx', 'js', 'jsx', 'json', 'jsonc', 'yaml', 'bash', 'mermaid'],
  ...['text', 'sql', 'diff', 'http', 'css', 'html', 'ini', 'markdown', 'graphql', 'handlebars'],
];

/** A fence names a language that is known, and a fence that is not checked says why. */
export const checkFences = (page: Page): Problem[] =>
  page.fences.flatMap((fence) => {
    const at = (message: string): Problem => ({file: page.file, line: fence.line, column: fence.indent + 1, message});
    if (fence.lang === '') return [at('the fence names no language; for plain output write text')];
    if (!LANGUAGES.includes(fence.lang)) {
      const hint = `${didYouMean(nearest(fence.lang, LANGUAGES))} (known: ${LANGUAGES.join(', ')})`;
      return [at(`unknown language "${fence.lang}"${hint}`)];
    }
    if (fence.nocheck?.trim() === '') return [at('nocheck needs a reason: nocheck="why this cannot compile"')];
    return [];
  });
