import fs from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';

/** The project's root. */
export const ROOT = path.resolve(__dirname, '../..');
const CLASSIC = path.join(ROOT, 'node_modules/@docusaurus/theme-classic/lib/theme');
const CLIENT = path.join(ROOT, 'node_modules/@docusaurus/core/lib/client');

const file = (...candidates: string[]) =>
  candidates
    .flatMap((base) => ['.tsx', '.ts', '.js', '/index.tsx', '/index.js'].map((end) => base + end))
    .find((name) => fs.existsSync(name));

/** Resolves Docusaurus' aliases; what the framework would generate comes from the page that the bundle runs in. */
const docusaurus: Plugin = {
  name: 'docusaurus',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^@theme\/SearchBar$/}, () => ({path: 'SearchBar', namespace: 'stub'}));
    onResolve({filter: /^@theme\//}, ({path: name}) => {
      const theme = name.slice('@theme/'.length);
      return {
        path: file(
          path.join(ROOT, 'src/theme', theme),
          path.join(CLASSIC, theme),
          path.join(CLIENT, 'theme-fallback', theme),
        ),
      };
    });
    onResolve({filter: /^@theme-original\//}, ({path: name}) => ({
      path: file(path.join(CLASSIC, name.slice('@theme-original/'.length))),
    }));
    onResolve({filter: /^@site\//}, ({path: name}) => ({path: file(path.join(ROOT, name.slice('@site/'.length)))}));
    onResolve({filter: /^@generated\//}, ({path: name}) => ({path: name, namespace: 'generated'}));
    onResolve({filter: /^@docusaurus\/[A-Za-z]+$/}, ({path: name}) => {
      const exported = path.join(CLIENT, 'exports', `${name.slice('@docusaurus/'.length)}.js`);
      return fs.existsSync(exported) ? {path: exported} : undefined;
    });
    onLoad({filter: /.*/, namespace: 'generated'}, ({path: name}) => ({
      contents: `module.exports = window.FIXTURE[${JSON.stringify(name.slice('@generated/'.length))}] ?? {}`,
    }));
    onLoad({filter: /.*/, namespace: 'stub'}, () => ({
      contents: `import React from 'react'; export default () => <div data-testid="search" />`,
      loader: 'jsx',
      resolveDir: ROOT,
    }));
  },
};

let bundle: Promise<{js: string; css: string}> | undefined;

/** Our theme as a whole around a page, as one script and one style sheet; bundled once for all tests of a file. */
export const bundleTheme = () =>
  (bundle ??= build({
    entryPoints: [path.join(__dirname, 'fixture-entry.tsx')],
    bundle: true,
    write: false,
    outdir: '/bundle',
    jsx: 'automatic',
    loader: {'.js': 'jsx', '.svg': 'dataurl'},
    define: {'process.env.NODE_ENV': '"production"', 'process.env.HYDRATE_CLIENT_ENTRY': 'false'},
    logLevel: 'silent',
    plugins: [docusaurus],
  }).then(({outputFiles}) => ({
    js: outputFiles.find(({path: name}) => name.endsWith('.js'))!.text,
    css: outputFiles.find(({path: name}) => name.endsWith('.css'))!.text,
  })));
