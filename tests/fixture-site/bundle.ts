import fs from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';

export const ROOT = path.resolve(__dirname, '../..');
const CLASSIC = path.join(ROOT, 'node_modules/@docusaurus/theme-classic/lib/theme');
const CLIENT = path.join(ROOT, 'node_modules/@docusaurus/core/lib/client');
const FALLBACK = path.join(CLIENT, 'theme-fallback');
const OURS = path.join(ROOT, 'src/theme');

const file = (...candidates: string[]) => ({
  path: candidates
    .flatMap((base) => ['.tsx', '.ts', '.js', '/index.tsx', '/index.js'].map((end) => base + end))
    .find((name) => fs.existsSync(name)),
});
const nameIn = (name: string) => name.slice(name.indexOf('/') + 1);

/** Resolves Docusaurus' aliases; generated files come from `window.FIXTURE` of the page that the bundle runs in. */
const docusaurus: Plugin = {
  name: 'docusaurus',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^@theme\/SearchBar$/}, () => ({path: 'SearchBar', namespace: 'stub'}));
    onResolve({filter: /^@theme\//}, ({path: name}) =>
      file(...[OURS, CLASSIC, FALLBACK].map((theme) => path.join(theme, nameIn(name)))),
    );
    onResolve({filter: /^@theme-original\//}, ({path: name}) => file(path.join(CLASSIC, nameIn(name))));
    onResolve({filter: /^@site\//}, ({path: name}) => file(path.join(ROOT, nameIn(name))));
    onResolve({filter: /^@generated\//}, ({path: name}) => ({path: nameIn(name), namespace: 'generated'}));
    onResolve({filter: /^@docusaurus\/[A-Za-z]+$/}, ({path: name}) => file(path.join(CLIENT, 'exports', nameIn(name))));
    onLoad({filter: /.*/, namespace: 'generated'}, ({path: name}) => ({
      contents: `module.exports = window.FIXTURE[${JSON.stringify(name)}] ?? {}`,
    }));
    onLoad({filter: /.*/, namespace: 'stub'}, () => ({
      contents: `import React from 'react'; export default () => <div data-testid="search" />`,
      loader: 'jsx',
      resolveDir: ROOT,
    }));
  },
};

let bundle: Promise<{js: string; css: string}> | undefined;

/** Our theme around a page, as one script and one style sheet; bundled once for all tests of a worker. */
export const bundleTheme = () =>
  (bundle ??= build({
    entryPoints: [path.join(__dirname, 'entry.tsx')],
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
