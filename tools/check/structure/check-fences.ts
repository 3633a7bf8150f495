import type {Page} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {didYouMean, nearest} from '../../../src/lib/suggest';

const LANGUAGES = [
  ...['ts', 'tsx', 'js', 'jsx', 'json', 'jsonc', 'yaml', 'bash', 'mermaid'],
  ...['text', 'sql', 'diff', 'http', 'css', 'html', 'ini', 'markdown', 'graphql', 'handlebars'],
];

/** A fence is closed, names a language that is known, and a fence that is not checked says why. */
export const checkFences = (page: Page): Problem[] =>
  page.fences.flatMap((fence) => {
    const at = (message: string): Problem => ({file: page.file, line: fence.line, column: fence.indent + 1, message});
    const [mark = ''] = /[`~]{3,}/.exec(page.text.split('\n')[fence.line - 1] ?? '') ?? [];
    const isClosed = new RegExp(`^[\\s>]*${mark}+\\s*$`).test(fence.lastLine);
    if (!isClosed || new RegExp(`^\\s*${mark}\\w`, 'm').test(fence.code))
      return [
        at(`the fence is not closed: end it with a line ${mark}; one that shows a fence opens with ${mark}${mark[0]}`),
      ];
    if (fence.lang === '') return [at('the fence names no language; for plain output write text')];
    if (!LANGUAGES.includes(fence.lang)) {
      const hint = `${didYouMean(nearest(fence.lang, LANGUAGES))} (known: ${LANGUAGES.join(', ')})`;
      return [at(`unknown language "${fence.lang}"${hint}`)];
    }
    if (fence.nocheck?.trim() === '') return [at('nocheck needs a reason: nocheck="why this cannot compile"')];
    return [];
  });
