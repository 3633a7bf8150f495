import {Prism} from 'prism-react-renderer';

/** What Prism makes of code: text, or a typed token around more of it. */
type Token = string | {type: string; alias?: string | string[]; content: Token | Token[]};

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const classOf = ({type, alias}: Exclude<Token, string>) => ['token', type, ...[alias ?? []].flat()].join(' ');

/** Writes tokens as HTML, one string a line: a token that spans lines is closed and opened again at each line's end. */
const linesOf = (tokens: readonly Token[]): string[] => {
  const lines = [''];
  const write = (token: Token, kind?: string): void => {
    if (typeof token !== 'string')
      return [token.content].flat().forEach((part) => write(part as Token, classOf(token)));
    token.split('\n').forEach((part, i) => {
      if (i > 0) lines.push('');
      const html = escapeHtml(part);
      lines[lines.length - 1] += kind && part ? `<span class="${kind}">${html}</span>` : html;
    });
  };
  tokens.forEach((token) => write(token));
  return lines;
};

/** The lines, counted from 1, that `{1,3-5}` in a fence's meta string sets off. */
export function highlightedLines(meta: string): Set<number> {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({length: Math.max(0, last - first + 1)}, (_, i) => first + i);
    }),
  );
}

/**
 * HTML with the code's text unchanged, and `span.token.*` around its parts. Code of a language that Prism does not know
 * is only escaped.
 *
 * @param marked lines to set off, counted from 1.
 */
export function highlight(code: string, language: string, marked: ReadonlySet<number> = new Set()): string {
  const grammar = Prism.languages[language];
  const lines = linesOf(grammar ? (Prism.tokenize(code, grammar) as Token[]) : [code]);
  return lines
    .map((line, i) =>
      marked.has(i + 1) ? `<span class="theme-code-block-highlighted-line">${line}\n</span>` : `${line}\n`,
    )
    .join('')
    .replace(/\n(<\/span>)?$/, '$1');
}
