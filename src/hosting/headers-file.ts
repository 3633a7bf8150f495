import type {HeaderRule} from './headers';

/** The file `_headers`, which Netlify and Cloudflare Pages read. */
export const formatHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({path, headers}) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/**
 * Reads what {@link formatHeaders} wrote. Comments and empty lines are passed over.
 *
 * @throws Error when a header comes before any path, or has no value.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({path: line.trim(), headers: {}});
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || !name || !value) throw new Error(`_headers:${i + 1}: neither a path nor a header of a path: ${line}`);
    rule.headers[name] = value;
  }
  return rules;
}

const matches = (pattern: string, pathname: string) =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

/** The headers of a path: those of every rule that matches; of a header given twice, the later one. */
export const headersOf = (pathname: string, rules: readonly HeaderRule[]): Record<string, string> =>
  Object.assign({}, ...rules.filter(({path}) => matches(path, pathname)).map(({headers}) => headers));
