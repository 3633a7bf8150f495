import {TraceMap} from '@jridgewell/trace-mapping';
import {describe, expect, it} from 'vitest';
import {packageOf, splitScript} from '../packages';
import {measure, parseStat, parseTimes, treeMemory} from '../process-tree';

describe('parseStat', () => {
  it('reads past a name with spaces and brackets', () => {
    const fields = ['S', '12', ...Array.from({length: 19}, () => '0'), '250', '0'];
    expect(parseStat(`34 (a (b) c) ${fields.join(' ')}`, 4)).toEqual({pid: 34, parent: 12, resident: 1000});
  });
});

describe('treeMemory', () => {
  it('adds up a process and all below it, and nothing else', () => {
    const rows = [
      {pid: 1, parent: 0, resident: 1000},
      {pid: 2, parent: 1, resident: 10},
      {pid: 3, parent: 2, resident: 5},
      {pid: 4, parent: 1, resident: 700},
    ];
    expect(treeMemory(rows, 2)).toBe(15);
    expect(treeMemory(rows, 99)).toBe(0);
  });
});

describe('measure', () => {
  it('reads what bash says of the processor time', () => {
    expect(parseTimes('anything\nTIMES 1.250 0.250\n')).toBe(1.5);
    expect(parseTimes('nothing')).toBeNaN();
  });

  it('gives output and status of the command', async () => {
    const {status, output, wall, processor} = await measure(['sh', '-c', 'echo said; exit 3'], '/');
    expect(status).toBe(3);
    expect(output).toContain('said');
    expect(wall).toBeGreaterThan(0);
    expect(processor).toBeGreaterThanOrEqual(0);
  });
});

describe('packages', () => {
  it.each([
    ['webpack://x/./node_modules/react-dom/cjs/react-dom.production.min.js', 'react-dom'],
    ['webpack://x/../../../node_modules/@docusaurus/core/lib/client/App.js', '@docusaurus/core'],
    ['webpack://x/./node_modules/a/node_modules/b/index.js', 'b'],
    ['webpack://x/webpack/bootstrap', 'bundler'],
    ['webpack://x/./src/theme/Navbar/index.tsx', 'site: src/theme'],
    ['webpack://x/./src/search/theme/SearchBar/index.tsx', 'site: src/search'],
    ['webpack://x/./docs/docs/intro.md', 'the page itself'],
    ['webpack://x/./.docusaurus/routes.js', 'generated: routes and registry'],
  ])('%s belongs to %s', (source, name) => {
    expect(packageOf(source)).toBe(name);
  });

  it('splits a script by its source map', () => {
    const map = new TraceMap({
      version: 3,
      names: [],
      sources: ['node_modules/a/x.js', 'node_modules/b/y.js'],
      mappings: [
        [
          [2, 0, 0, 0],
          [5, 1, 0, 0],
        ],
      ],
    });
    const texts = new Map<string, string>();
    splitScript('--aaabb', map, texts);
    expect(Object.fromEntries(texts)).toEqual({bundler: '--', a: 'aaa', b: 'bb'});
  });
});
