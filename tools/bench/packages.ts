import fs from 'node:fs';
import path from 'node:path';
import {decodedMappings, TraceMap} from '@jridgewell/trace-mapping';
import type {Browser} from 'playwright-core';
import {FULL_SPEED} from './chromium';
import {visit} from './load';
import {brotli, serveBuild} from './server';
import {build, ourCommands, type Project} from './sites';
import {table} from './stats';
import {copyProject} from './workspace';

/** The page whose script is taken apart: a document without a diagram. */
const ROUTE = '/docs/core/data-transfer/providers/source-providers';
/** Smaller parts are listed as one, in bytes compressed. */
const SMALL = 1024;
/** From here on a part needs a reason, in bytes compressed. */
const LARGE = 5000;

/**
 * The configuration with source maps, and nothing else changed. Maps that packages carry of their own would hide which
 * package a source is from.
 */
const CONFIG = `import config from './docusaurus.config';

const withoutPackageMaps = (rules) => {
  for (const rule of rules) {
    for (const use of [rule.use ?? []].flat()) {
      if (/babel-loader/.test(use?.loader ?? '') && use.options) use.options.inputSourceMap = false;
    }
  }
};

const sourceMaps = () => ({
  name: 'source-maps',
  configureWebpack(webpackConfig, isServer) {
    if (isServer) return {};
    withoutPackageMaps(webpackConfig.module.rules);
    return {devtool: 'source-map'};
  },
});

export default {...config, plugins: [...config.plugins, sourceMaps]};
`;

/** What has no source map: modules of JSON, and what the bundler writes around modules. */
const DATA = 'generated: data of the site, the section and the page';
const BUNDLER = 'bundler';

/** The package, or the part of the site, that a source of a source map belongs to. */
export function packageOf(source: string): string {
  const file = source.replaceAll('\\', '/').replace(/\?.*$/, '');
  const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  if (name) return name;
  if (/\/webpack\//.test(file)) return BUNDLER;
  if (/\/\.docusaurus\//.test(file)) return 'generated: routes and registry';
  const [, part] = /\/(src\/(?:theme|components|client|plugins\/[^/]+|[^/]+))/.exec(file) ?? [];
  if (part) return `site: ${part}`;
  return /\/(docs|guides|api|rfcs|exports)\//.test(file) ? 'the page itself' : 'other';
}

/** Splits a script by the packages that its characters come from; the text of each package in its order. */
export function splitScript(script: string, map: TraceMap, texts: Map<string, string>): void {
  const mappings = decodedMappings(map);
  script.split('\n').forEach((line, row) => {
    const segments = mappings[row] ?? [];
    const starts = [[0], ...segments] as readonly (readonly number[])[];
    starts.forEach(([column = 0, source], i) => {
      const text = line.slice(column, starts[i + 1]?.[0]);
      const known = source === undefined ? BUNDLER : packageOf(map.sources[source] ?? '');
      // What has no mapping of its own follows what was before it.
      const name = text.includes('JSON.parse(') ? DATA : known;
      texts.set(name, (texts.get(name) ?? '') + text);
    });
  });
}

async function partsOf(browser: Browser, project: Project): Promise<Map<string, string>> {
  const server = await serveBuild(project.buildDir);
  try {
    await visit(browser, server, ROUTE, FULL_SPEED);
    const texts = new Map<string, string>();
    const scripts = server.requests.filter(({ending, prefetch}) => ending === '.js' && !prefetch);
    for (const {path: address} of scripts) {
      const file = path.join(project.buildDir, address);
      const script = fs.readFileSync(file, 'utf8');
      if (!fs.existsSync(`${file}.map`)) {
        const name = script.includes('JSON.parse(') ? DATA : address;
        texts.set(name, (texts.get(name) ?? '') + script);
        continue;
      }
      splitScript(script, new TraceMap(fs.readFileSync(`${file}.map`, 'utf8')), texts);
    }
    return texts;
  } finally {
    await server.close();
  }
}

/**
 * Builds the site once with source maps and lists what the script of a page consists of.
 *
 * @param say told what is being done.
 */
export async function reportPackages(browser: Browser, say: (line: string) => void): Promise<string> {
  say('packages: building with source maps …');
  const dir = copyProject('packages');
  fs.writeFileSync(path.join(dir, 'docusaurus.bench.config.ts'), CONFIG);
  const project: Project = {
    name: 'packages',
    dir,
    buildDir: path.join(dir, 'build'),
    generated: ['exports'],
    build: [process.execPath, 'node_modules/.bin/docusaurus', 'build', '--config', 'docusaurus.bench.config.ts'],
    start: ourCommands.start,
  };
  await build(project);
  const parts = await Promise.all(
    [...(await partsOf(browser, project))].map(async ([name, text]) => {
      const content = Buffer.from(text);
      return {name, plain: content.length, compressed: (await brotli(content)).length};
    }),
  );
  const listed = parts.filter(({compressed}) => compressed >= SMALL).sort((a, b) => b.compressed - a.compressed);
  const rest = parts.filter(({compressed}) => compressed < SMALL);
  const sum = (of: typeof parts, key: 'plain' | 'compressed') => of.reduce((total, part) => total + part[key], 0);
  const row = (name: string, plain: number, compressed: number) => [name, String(plain), String(compressed)];
  const rows = [
    ...listed.map(({name, plain, compressed}) => row(compressed >= LARGE ? `**${name}**` : name, plain, compressed)),
    row(`${rest.length} smaller`, sum(rest, 'plain'), sum(rest, 'compressed')),
    row('sum', sum(parts, 'plain'), sum(parts, 'compressed')),
  ];
  return [
    '### What is in the script of a page',
    `\`${ROUTE}\`; each part compressed by itself, so that the sum is more than what is sent. Bold: over ${LARGE} bytes.`,
    table(['', 'bytes', 'bytes compressed'], rows),
  ].join('\n\n');
}
