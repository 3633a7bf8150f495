import {STATUS_CODES} from 'node:http';
import {createRequire} from 'node:module';
import ts from 'typescript';
import {SourceFile, SourcePackage} from './sources';

/** Code that fails, with `x` for what a program would name. */
const FAILURES = [
  'null.x',
  'undefined.x',
  'const {x} = null',
  'const {x} = undefined',
  'const {x} = (() => undefined)()',
  'const steps = (function* () { const {x} = yield })(); steps.next(); steps.next()',
  'const [x] = null',
  'const [x] = undefined',
  'const f = ([x]) => x; f()',
  'const x = 1; x()',
  'x',
  'Object.keys(null)',
  'Array.from(null)',
  'JSON.parse("{")',
  'JSON.parse("")',
  'require("x")',
  'require("fs").readFileSync("x")',
  'require("fs").statSync("x")',
  'require("fs").readdirSync("package.json")',
  'require("path").join(undefined)',
  'require("typescript").Debug.fail()',
  'require("typescript").factory.createNumericLiteral(-1)',
];

/** The compiler's own lists, which its types do not show. */
const compiler = ts as {
  Diagnostics?: Record<string, {code: number; message: string}>;
  optionDeclarations?: {name: string}[];
};
const diagnostics = Object.values(compiler.Diagnostics ?? {});

const errors = FAILURES.flatMap((code): NodeJS.ErrnoException[] => {
  try {
    new Function('require', code)(createRequire(import.meta.url));
    return [];
  } catch (error) {
    return [error as Error];
  }
});

/**
 * Names of what Node and the compiler answer with: errors' codes and, where no other word is like it, options of the
 * compiler.
 */
export const engineNames: readonly string[] = [
  ...errors.flatMap(({code}) => code ?? []),
  ...diagnostics.map(({code}) => `TS${code}`),
  ...(compiler.optionDeclarations ?? []).flatMap(({name}) => (/[a-z][A-Z]/.test(name) ? [name] : [])),
];

/** What Node and its JavaScript engine say when code fails, as a template in which every name may be another. */
export const engineMessages = (): SourcePackage => {
  const texts = errors.map(({message}) => {
    const [first = ''] = message.split('\n');
    return first.replace(/'[^'()]*'|\bx\b|"path"/g, (name) => (/^['"]/.test(name) ? `${name[0]}{x}${name[0]}` : '{x}'));
  });
  const all = [...texts, ...diagnostics.map(({message}) => message), ...Object.values(STATUS_CODES)];
  return new SourcePackage(new Map([['node', new SourceFile(all.map((text) => `"${text}`).join('\n'))]]));
};
