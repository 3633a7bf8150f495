import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {formatProblem} from '../../../src/lib/problem';
import {checkContent, type ContentReport} from '../check-content';

const root = path.join(import.meta.dirname, 'fixtures/site');
const packagesRoot = path.resolve(import.meta.dirname, '../../..');

const folder = path.join(root, 'docs/docs');

/** Every fixture page but the good one has one mistake, and says in a comment at its end what is said of it, and where. */
const CASES = fs
  .readdirSync(folder)
  .map(
    (file) =>
      [file, /<!-- ((?:(?!<!--)[^])*) -->\s*$/.exec(fs.readFileSync(path.join(folder, file), 'utf8'))?.[1]] as const,
  )
  .filter(([file]) => file !== 'good.md');

describe('the content check', () => {
  const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'content-check-'));
  let report: ContentReport;
  let duration: number;

  beforeAll(async () => {
    const start = performance.now();
    report = await checkContent({root, packagesRoot, cacheDir, targets: ['docs']});
    duration = performance.now() - start;
  });
  afterAll(() => fs.rmSync(cacheDir, {recursive: true, force: true}));

  const problemsOf = (name: string): string[] =>
    report.problems.filter(({file}) => file === `docs/docs/${name}`).map(formatProblem);

  test.each(CASES)('finds the one mistake of %s, at its place: %s', (name, expected = 'no comment says what') => {
    const problems = problemsOf(name);
    expect(problems, problems.join('\n')).toHaveLength(1);
    const [start, ...parts] = `docs/docs/${name}:${expected}`.split(' … ');
    expect(problems[0]!.slice(0, start!.length)).toBe(start);
    for (const part of parts) expect(problems[0]).toContain(part);
  });

  test('finds nothing in a page that does everything right', () => {
    expect(problemsOf('good.md')).toEqual([]);
  });

  test('counts what it verified', () => {
    const parsed = CASES.filter(([, expected]) => !/invalid MDX|no guide at/.test(expected!));
    expect(report.counts).toMatchObject({pages: parsed.length + 1, pinned: 0, nocheck: 2});
    expect(report.counts.links).toBeGreaterThan(report.counts.symbols);
  });

  test('gives the same answer from its cache, in a fraction of the time', async () => {
    const start = performance.now();
    const again = await checkContent({root, packagesRoot, cacheDir, targets: ['docs']});
    expect(again).toEqual(report);
    expect(performance.now() - start).toBeLessThan(duration / 2);
  });

  test('says which file or folder does not exist', async () => {
    await expect(checkContent({root, packagesRoot, cacheDir, targets: ['docs/none']})).rejects.toThrow(
      'no such file or folder: docs/none',
    );
  });
});
