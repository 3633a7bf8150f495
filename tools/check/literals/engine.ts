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
  'const [x] = null',
  'const [x] = undefined',
  'const f = ([x]) => x; f()',
  'const x = 1; x()',
  'x',
  'Object.keys(null)',
  'JSON.parse("{")',
  'JSON.parse("")',
  'require("x")',
  'require("fs").readFileSync("x")',
  'require("fs").statSync("x")',
  'require("fs").readdirSync("package.json")',
  'require("path").join(undefined)',
];

/** The compiler's own list, which its types do not show. */
const compilerMessages = (): string[] => {
  const {Diagnostics = {}} = ts as {Diagnostics?: Record<string, {message: string}>};
  return Object.values(Diagnostics).map(({message}) => `"${message}`);
};

/** What Node and its JavaScript engine say when code fails, as a template in which every name may be another. */
export const engineMessages = (): SourcePackage => {
  const require = createRequire(import.meta.url);
  const texts = FAILURES.flatMap((code) => {
    try {
      new Function('require', code)(require);
      return [];
    } catch (error) {
      const [first = ''] = String((error as Error).message).split('\n');
      return [
        `"${first.replace(/'[^']*'|\bx\b|"path"/g, (name) => (/^['"]/.test(name) ? `${name[0]}{x}${name[0]}` : '{x}'))}`,
      ];
    }
  });
  return new SourcePackage(
    new Map([
      [
        'node',
        new SourceFile(
          [...texts, ...compilerMessages(), ...Object.values(STATUS_CODES).map((text) => `"${text}`)].join('\n'),
        ),
      ],
    ]),
  );
};
