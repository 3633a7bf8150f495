import type {Page} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {didYouMean, nearest} from '../../../src/lib/suggest';

const LANGUAGES = new Set([
  ...['ts', 'tsx', 'js', 'jsx', 'json', 'jsonc', 'yaml', 'bash', 'mermaid'],
  ...['text', 'sql', 'diff', 'http', 'css', 'html', 'ini', 'markdown', 'graphql', 'handlebars'],
]);

/** A fence names a language that is known, and a fence that is not checked says why. */
export const checkFences = (page: Page): Problem[] =>
  page.fences.flatMap((fence) => {
    const at = (message: string): Problem => ({file: page.file, line: fence.line, column: fence.indent + 1, message});
    if (fence.lang === '') return [at('the fence names no language; for plain output write text')];
    if (!LANGUAGES.has(fence.lang)) {
      return [
        at(
          `unknown language "${fence.lang}"${didYouMean(nearest(fence.lang, LANGUAGES))} (known: ${[...LANGUAGES].join(', ')})`,
        ),
      ];
    }
    if (fence.nocheck?.trim() === '') return [at('nocheck needs a reason: nocheck="why this cannot compile"')];
    return [];
  });
