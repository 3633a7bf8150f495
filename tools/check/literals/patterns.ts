import ts from 'typescript';
import {LINE_END} from './sources';
import {STRING, TEMPLATE} from './tokens';

/** Marks that terminals and Markdown do not show. */
export const EMPHASIS = /`|\*+(?=\w)|(?<=[\w.])\*+/g;

/** A value that a text has a place for. */
export interface Hole {
  /** The code that makes the value; empty when it is not known. */
  readonly code: string;
}

/** A text as the code writes it: what stands in it, and the holes for values between. */
export interface Pattern {
  readonly parts: readonly (string | Hole)[];
}

/** Holes of texts that are filled elsewhere: `{name}` and plurals of the panel, `${path}` of yup, `%s` of printf. */
const WRITTEN_HOLE = /\$\{\w+\}|\{\{\s*[\w.]+\s*\}\}|\{\w+(?:,[^{}]*(?:\{[^{}]*\}[^{}]*)*)?\}|%[sdjoO]|<\/?\w+\s*\/?>/g;

const partsOfText = (text: string): (string | Hole)[] => {
  const parts: (string | Hole)[] = [];
  let end = 0;
  for (const match of text.matchAll(WRITTEN_HOLE)) {
    parts.push(text.slice(end, match.index), {
      code: match[0].startsWith('<') ? "''" : (/^\W*([A-Za-z_]\w*)/.exec(match[0])?.[1] ?? ''),
    });
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
};

/** Reads a string, a template or a sum of them from the token at an index; nothing when there is none. */
const readText = (tokens: readonly string[], start: number): {parts: (string | Hole)[]; next: number} | undefined => {
  const parts: (string | Hole)[] = [];
  let i = start;
  for (;;) {
    const token = tokens[i];
    if (token?.[0] === STRING) {
      parts.push(...partsOfText(token.slice(1)));
      i += 1;
    } else if (token?.startsWith(`${TEMPLATE}H`)) {
      parts.push(...partsOfText(token.slice(2)));
      let depth = 1;
      let code: string[] = [];
      for (i += 1; i < tokens.length && depth > 0; i += 1) {
        const inner = tokens[i]!;
        const kind = inner[0] === TEMPLATE ? inner[1] : undefined;
        if (kind === 'H') depth += 1;
        if (kind === 'T') depth -= 1;
        if ((kind === 'M' && depth === 1) || depth === 0) {
          parts.push({code: codeOf(code)}, ...partsOfText(inner.slice(2)));
          code = [];
        } else code.push(inner);
      }
    } else if (i > start && /^[\w$]/.test(token ?? '')) {
      const from = i;
      while (/^[\w$.]/.test(tokens[i] ?? '')) i += 1;
      if (tokens[i] === '(') return {parts: [...parts, {code: ''}], next: i};
      parts.push({code: codeOf(tokens.slice(from, i))});
    } else return i === start ? undefined : {parts, next: i};
    if (tokens[i] !== '+') return {parts, next: i};
    i += 1;
  }
};

/** Code that can be parsed, from its tokens. */
const codeOf = (tokens: readonly string[]): string =>
  tokens
    .map((token) => {
      if (token[0] === STRING) return JSON.stringify(token.slice(1));
      if (token[0] !== TEMPLATE) return token;
      return (
        {H: '`', M: '}', T: '}'}[token[1]!] + token.slice(2).replace(/[`\\]/g, '\\$&') + (token[1] === 'T' ? '`' : '${')
      );
    })
    .join(' ');

/** Two words, or one beside a hole: less is no message. */
const isText = (parts: readonly (string | Hole)[]): boolean => {
  const words = parts.flatMap((part) => (typeof part === 'string' ? (part.match(/[A-Za-z]{2,}/g) ?? []) : []));
  return words.length > 1 || (words.length === 1 && parts.length > 1);
};

/** The texts of a file; one of several lines as a whole and line by line. */
export const patternsOf = (tokens: readonly string[]): Pattern[] => {
  const patterns: Pattern[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i]!;
    if (token[0] !== STRING && !token.startsWith(`${TEMPLATE}H`)) continue;
    const found = readText(tokens, i);
    if (!found) continue;
    const parts = joinParts(found.parts);
    for (const text of [parts, ...linesOf(parts)]) if (isText(text)) patterns.push({parts: trim(text)});
    // A template inside of another is a text of its own: only what was read as one token is passed over.
    if (token[0] === STRING) i = Math.max(i, found.next - 1);
  }
  return patterns;
};

/** Neighbouring strings as one, and neighbouring holes as one of which nothing is known. */
const joinParts = (parts: readonly (string | Hole)[]): (string | Hole)[] => {
  const joined: (string | Hole)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else if (typeof part !== 'string' && last !== undefined && typeof last !== 'string')
      joined[joined.length - 1] = {code: ''};
    else joined.push(part);
  }
  return joined;
};

const linesOf = (parts: readonly (string | Hole)[]): (string | Hole)[][] => {
  const lines: (string | Hole)[][] = [[]];
  for (const part of parts) {
    if (typeof part !== 'string') lines.at(-1)!.push(part);
    else {
      const [first = '', ...rest] = part.split(LINE_END);
      lines.at(-1)!.push(first);
      for (const text of rest) lines.push([text]);
    }
  }
  return lines.length > 1 ? lines : [];
};

const trim = (parts: readonly (string | Hole)[]): (string | Hole)[] =>
  parts
    .map((part) =>
      typeof part === 'string'
        ? part.replaceAll(LINE_END, ' ').replace(EMPHASIS, '').replace(/’/g, "'").replace(/\s+/g, ' ')
        : part,
    )
    .map((part, i, all) => {
      if (typeof part !== 'string') return part;
      const start = i === 0 ? part.trimStart() : part;
      return i === all.length - 1 ? start.trimEnd() : start;
    })
    .filter((part) => part !== '');

const TYPES = ['string', 'number', 'bigint', 'boolean', 'symbol', 'undefined', 'object', 'function'];

/**
 * The texts that an expression can have as its value; `undefined` when they cannot be told from it alone.
 *
 * @param constant what is written of a constant of the same file, as code
 */
export const valuesOf = (code: string, constant: (name: string) => string | undefined): string[] | undefined => {
  if (code === '') return undefined;
  const source = ts.createSourceFile('x.ts', `(${code})`, ts.ScriptTarget.Latest, false);
  const [statement] = source.statements;
  return statement && ts.isExpressionStatement(statement) ? valuesOfNode(statement.expression, constant, 0) : undefined;
};

const valuesOfNode = (
  node: ts.Expression,
  constant: (name: string) => string | undefined,
  depth: number,
): string[] | undefined => {
  const values = (inner: ts.Expression) => valuesOfNode(inner, constant, depth);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return values(node.expression);
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
  if (ts.isTypeOfExpression(node)) return TYPES;
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [values(node.whenTrue), values(node.whenFalse)];
    return yes && no ? [...yes, ...no] : undefined;
  }
  if (ts.isIdentifier(node) && depth < 2) {
    const code = constant(node.text);
    if (code === undefined) return undefined;
    const source = ts.createSourceFile('x.ts', `(${code})`, ts.ScriptTarget.Latest, false);
    const [statement] = source.statements;
    return statement && ts.isExpressionStatement(statement)
      ? valuesOfNode(statement.expression, constant, depth + 1)
      : undefined;
  }
  const isJoin =
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'join';
  if (!isJoin) return undefined;
  const list = listOf(node.expression.expression, constant);
  const [separator] = node.arguments;
  if (!list || (separator && !ts.isStringLiteralLike(separator))) return undefined;
  return [list.join(separator?.text ?? ',')];
};

const listOf = (node: ts.Expression, constant: (name: string) => string | undefined): string[] | undefined => {
  if (ts.isIdentifier(node)) {
    const code = constant(node.text);
    const [statement] = ts.createSourceFile('x.ts', `(${code ?? ''})`, ts.ScriptTarget.Latest, false).statements;
    const found = statement && ts.isExpressionStatement(statement) ? unwrap(statement.expression) : undefined;
    return found && ts.isArrayLiteralExpression(found) ? listOf(found, constant) : undefined;
  }
  const array = unwrap(node);
  if (!ts.isArrayLiteralExpression(array)) return undefined;
  const texts = array.elements.map((element) => (ts.isStringLiteralLike(element) ? element.text : undefined));
  return texts.every((text) => text !== undefined) ? texts : undefined;
};

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? unwrap(node.expression)
    : node;

/** What a file's tokens give to a constant, as code; `undefined` without such a constant, and for one that is long. */
export const constantIn =
  (tokens: readonly string[]) =>
  (name: string): string | undefined => {
    const at = tokens.findIndex((token, i) => token === 'const' && tokens[i + 1] === name && tokens[i + 2] === '=');
    if (at === -1) return undefined;
    const end = tokens.findIndex((token, i) => i > at && (token === ';' || i - at > 60));
    return codeOf(tokens.slice(at + 3, end));
  };
