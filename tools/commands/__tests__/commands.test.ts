import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {engines, scripts} from '../../../package.json';
import type {runCommand} from '../../lib/command-line.mjs';

/** Runs a script of `package.json`, or another file, as npm does. */
const run = (call: string, args: readonly string[] = [], {cwd = '.', env = {}, flags = ['--no-warnings']} = {}) => {
  const [name = '', ...rest] = call.split(' ');
  const [, ...script] = (scripts[name as keyof typeof scripts] ?? `node --import tsx ${name}`).split(' ');
  const options = {encoding: 'utf8', cwd, env: {...process.env, ...env}} as const;
  const {status, stdout, stderr} = spawnSync(process.execPath, [...flags, ...script, ...rest, ...args], options);
  return {status, output: `${stdout}${stderr}`.trim()};
};

const failing = (message: RegExp) => ({status: 1, output: expect.stringMatching(message)});

/** Every command, and the options or subcommands that it knows. */
const known: [call: string, names: string[]][] = [];
for (const name of Object.keys(scripts)) {
  const {subcommands, options} = (await import(`../${name.replace(':', '-')}.mjs`)).default as Parameters<
    typeof runCommand
  >[1];
  const optionsOf = (command: {options?: object}) =>
    ['help', ...Object.keys(command.options ?? {})].map((it) => `--${it}`);
  known.push([name, subcommands ? ['--help', ...Object.keys(subcommands)] : optionsOf({options})]);
  for (const [key, it] of Object.entries(subcommands ?? {})) known.push([`${name} ${key}`, optionsOf(it)]);
}

/** A copy of what commands consist of, with a package that is not there, and an npm that installs nothing. */
const broken = fs.mkdtempSync(path.join(os.tmpdir(), 'commands-'));
const inBroken = {cwd: broken, env: {PATH: `${broken}${path.delimiter}${process.env.PATH}`}};
const write = (files: Readonly<Record<string, unknown>>) => {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(broken, name)), {recursive: true});
    fs.writeFileSync(path.join(broken, name), JSON.stringify(content));
  }
};
const packages = (version: string) => ({packages: {'': {}, 'node_modules/a': {version}}});
const INSTALLED = {'node_modules/.package-lock.json': packages('1.0.0'), 'node_modules/.bin/x': ''};
const INSTALLING = /^Installing dependencies \(npm ci\) …\nnpm ci [^\n]*\nnpm ci failed; [^\n]*$/;

const server = net.createServer();
let taken = '';

beforeAll(async () => {
  for (const name of ['src/lib/node-flags.mjs', 'src/speed/build/node.mjs', 'tools'])
    fs.cpSync(name, path.join(broken, name), {recursive: true});
  write({'package.json': {engines, dependencies: {a: '1.0.0'}}, ...INSTALLED});
  fs.writeFileSync(path.join(broken, 'npm'), '#!/bin/sh\necho "npm $*"\nexit 1\n', {mode: 0o755});
  await new Promise<void>((resolve) => server.listen(0, resolve));
  taken = String((server.address() as net.AddressInfo).port);
});
afterAll(() => {
  server.close();
  fs.rmSync(broken, {recursive: true});
});

describe.each(known)('npm run %s', (call, names) => {
  test('names what it knows for --help, and when it refuses an unknown option', () => {
    const [help, refusal] = [run(call, ['--help']), run(call, ['--nonsense'])];
    expect([help.status, refusal.status]).toEqual([0, 1]);
    expect(refusal.output).toMatch(/^npm [^\n]* has no option --nonsense; it knows [^\n]*\.$/);
    for (const name of names) for (const {output} of [help, refusal]) expect(output).toContain(name);
  });

  test('is refused in one sentence with another Node', () => {
    const faked = "Object.defineProperty(process, 'versions', {value: {...process.versions, node: '21.7.3'}})";
    const refusal = run(call, [], {flags: ['--import', `data:text/javascript,${encodeURI(faked)}`]});
    expect(refusal).toEqual(failing(/^This needs Node 20\.19, 22\.12 or 24 or a later minor version of these; .*\.$/));
  });

  test.skipIf(names.some((it) => !it.startsWith('--')))('first installs packages that are half deleted', () => {
    expect(run(call, [], inBroken)).toEqual(failing(INSTALLING));
  });
});

test('packages are installed when the lockfile names other versions', () => {
  write({'node_modules/a/package.json': {}, 'package-lock.json': packages('2.0.0')});
  expect(run('format', [], inBroken)).toEqual(failing(INSTALLING));
});

test.each([
  ['start', '.docusaurus'],
  ['build', 'build'],
  ['serve', '.cache'],
  ['check', 'exports'],
  ['test', 'build'],
  ['pages addresses', 'build'],
])('npm run %s refuses when %s cannot be written, and takes nothing away', (call, name) => {
  fs.rmSync(path.join(broken, name), {recursive: true, force: true});
  write({[name]: 'kept'});
  expect(run(call, [], inBroken)).toEqual(failing(/^\S+\/ cannot be used \(EEXIST\): it has to be a folder .*\.$/));
  expect(fs.readFileSync(path.join(broken, name), 'utf8')).toBe('"kept"');
  fs.rmSync(path.join(broken, name));
});

const INVALID = 'tools/check/__tests__/fixtures/site/docs/docs/invalid-json.md';
const CONTENT = 'tools/check/main.ts';
const NO_PORT = /^(?:"\w+" is no port: give a number from 1 to 65535|Port \d+ is in use: name another one, [^\n]*)\.$/;
type Case = [call: string, args: readonly string[], message: RegExp];

test.each<Case>([
  ['check', ['typs'], /^There is no check "typs"; there is format, .*types.* and routes\.$/],
  ['check', ['content', 'docs/none'], /^There is no check, file or folder "docs\/none"; there is /],
  ['test', ['typs'], /^There is no step "typs"; there is format, .* and a11y\.$/],
  ['pages', [], /^npm run pages needs a subcommand; it knows addresses, health, version, freshness, and --help\.$/],
  ['pages', ['none'], /^npm run pages has no subcommand none; it knows /],
  ['pages health', ['more'], /^npm run pages -- health: Unexpected argument 'more'\.$/],
  ['pages version', [], /^Name a version that was cut, as in: npm run pages -- version 5\.0\.6$/],
  ['pages version', ['9.9.9'], /^No version "9\.9\.9" was cut; there is none\.$/],
  ['pages freshness', ['none'], /^"none" is not a version; an example: 5\.1\.0$/],
  ['pages freshness', [], /^Name a version of the CMS, as in: npm run pages -- freshness 5\.1\.0$/],
  ['new', [], /^Name a page, as in: npm run new -- guides\/write-a-plugin\.md "Write a plugin"\.$/],
  ['new', ['guides', 'Write', 'it'], /^npm run new: Unexpected argument 'it'\. Put a text with spaces into quotes\.$/],
  [CONTENT, ['docs/none.md'], /^no such file or folder: docs\/none\.md$/],
  [CONTENT, [INVALID], new RegExp(`(?:^|\n)${INVALID}:12:1 invalid JSON[^]*\n\\d+ problems, 1 page: [^\n]*$`)],
  ...['diagrams', 'test', 'test site', 'test:guides', 'bench site'].map(
    (it): Case => [it, [], /^CHROMIUM_PATH="tools" is no program: .*$/],
  ),
  ...['abc', '70000', '0', 'taken'].map((it): Case => ['start', ['--port', it], NO_PORT]),
  ...['abc', '70000', '0', 'taken'].map((it): Case => ['serve', ['--port', it], NO_PORT]),
])('%s %j fails in one sentence', {timeout: 60_000}, (call, args, message) => {
  const given = args.map((it) => (it === 'taken' ? taken : it));
  expect(run(call, given, {env: {CHROMIUM_PATH: 'tools'}})).toEqual(failing(message));
});
