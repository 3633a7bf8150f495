import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseOptions} from '../options';

describe('parseOptions', () => {
  it('measures everything but what takes long when nothing is named', () => {
    const {parts, runs, buildRuns} = parseOptions([]);
    expect(parts).toEqual(['load', 'navigation', 'search', 'build', 'dev']);
    expect([runs, buildRuns]).toEqual([5, 3]);
  });

  it('measures what is named, in its own order', () => {
    expect(parseOptions(['--only', 'build, load']).parts).toEqual(['load', 'build']);
    expect(parseOptions(['--only', 'load', '--growth', '--packages']).parts).toEqual(['load', 'growth', 'packages']);
  });

  it('makes one run of everything when it has to be quick', () => {
    expect(parseOptions(['--quick', '--runs', '9'])).toMatchObject({runs: 1, buildRuns: 1, quick: true});
  });

  it('takes other static builds by name', () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
    fs.writeFileSync(path.join(dir, 'index.html'), '');
    expect(parseOptions(['--also', `other=${dir}`]).also).toEqual([{name: 'other', buildDir: dir}]);
    expect(() => parseOptions(['--also', `ours=${dir}`])).toThrow('the name ours is taken');
    fs.rmSync(dir, {recursive: true});
  });

  it.each([
    [['--only', 'speed'], 'there is no "speed" to measure'],
    [['--runs', 'many'], 'give a whole number from 1 to 50'],
    [['--runs', '0'], 'give a whole number from 1 to 50'],
    [['--latency', 'long'], 'give milliseconds'],
    [['--also', 'folder'], 'give a name and a folder'],
    [['--also', 'x=/nowhere'], 'no index.html in /nowhere'],
    [['--fast'], "Unknown option '--fast'"],
    [['load'], 'Unexpected argument'],
  ])('refuses %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});
