import {spawnSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {scripts} from '../../../package.json';

const run = (script: string, ...args: string[]) => {
  const [program = '', file = ''] = script.split(' ');
  const flags = program === 'tsx' ? ['--import', 'tsx'] : [];
  const {status, stdout, stderr} = spawnSync(process.execPath, [...flags, file, ...args], {encoding: 'utf8'});
  return {status, output: `${stdout}${stderr}`.trim()};
};

/** Options, or subcommands, of each script; `--help` goes without saying. */
const KNOWN: Readonly<Record<keyof typeof scripts, readonly string[]>> = {
  start: ['--port', '--host', '--no-open'],
  build: [],
  serve: ['--port', '--host'],
  check: [],
  test: [],
  format: [],
  new: ['--in'],
  pages: ['addresses', 'health', 'freshness'],
  diagrams: ['--all'],
  hosting: ['compress', 'nginx', 'load'],
  bench: ['site', 'search'],
};

/** Options of each subcommand. */
const SUBCOMMANDS: Readonly<Record<string, readonly string[]>> = {
  'pages addresses': [],
  'pages health': ['--out'],
  'pages freshness': ['--out'],
  'hosting compress': [],
  'hosting nginx': ['--listen', '--server-name', '--root', '--standalone', '--out'],
  'bench site': ['--only', '--runs', '--quick', '--also'],
  'bench search': ['--build'],
  'hosting load': ['--seconds', '--connections'],
};

test('there are at most twelve npm scripts, each in the table', () => {
  expect(Object.keys(KNOWN)).toEqual(Object.keys(scripts));
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(12);
});

describe.each(Object.entries({...KNOWN, ...SUBCOMMANDS}))('npm run %s', (call, known) => {
  const [name, ...args] = call.split(' ');
  const script = scripts[name as keyof typeof scripts];

  test('names what it knows for --help', {timeout: 60_000}, () => {
    const {status, output} = run(script, ...args, '--help');
    expect(status).toBe(0);
    for (const it of [...known, '--help']) expect(output).toContain(it);
  });

  test('refuses an unknown option in one sentence that names the known ones', {timeout: 60_000}, () => {
    const {status, output} = run(script, ...args, '--nonsense');
    expect(status).toBe(1);
    expect(output).toMatch(/^npm [^\n]* has no option --nonsense; it knows [^\n]*\.$/);
    for (const it of [...known, '--help']) expect(output).toContain(it);
  });
});

const [check, testAll, pages, content] = [scripts.check, scripts.test, scripts.pages, 'tsx tools/check/main.ts'];
const INVALID = 'tools/check/__tests__/fixtures/site/docs/docs/invalid-json.md';

test.each([
  [check, ['typs'], /^There is no check "typs"; there is format, .*types.* and routes\.$/],
  [check, ['content', 'docs/none'], /^There is no check, file or folder "docs\/none"; there is /],
  [testAll, ['typs'], /^There is no step "typs"; there is format, .* and a11y\.$/],
  [pages, [], /^npm run pages needs a subcommand; it knows addresses, health, freshness, and --help\.$/],
  [pages, ['none'], /^npm run pages has no subcommand none; it knows /],
  [pages, ['health', 'more'], /^npm run pages -- health: Unexpected argument 'more'/],
  [pages, ['freshness', 'none'], /^"none" is not a version; an example: 5\.1\.0$/],
  [pages, ['freshness'], /^Name a version of the CMS, as in: npm run pages -- freshness 5\.1\.0$/],
  [content, ['docs/none.md'], /^no such file or folder: docs\/none\.md$/],
  [content, [INVALID], new RegExp(`(?:^|\n)${INVALID}:12:1 invalid JSON[^]*\n\\d+ problems, 1 page: [^\n]*$`)],
])('%s %j fails with a message', {timeout: 60_000}, (script, args, message) => {
  const {status, output} = run(script, ...args);
  expect(output).toMatch(message);
  expect(status).toBe(1);
});
