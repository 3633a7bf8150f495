import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import sidebars from '../../sidebars';
import {filesBelow} from '../../src/lib/files';
import {FULL_SPEED} from './chromium';
import {copyFolder, copyPage, withCopies} from './growth-content';
import {visit} from './load';
import {build, ourCommands, type Project} from './sites';
import {brotli, serveBuild} from './server';
import {formatNumber, table} from './stats';
import {clearCaches, copyProject} from './workspace';

const FACTORS = [1, 4, 8] as const;
/** Sections that people write; the generated one does not grow with them. */
const SECTIONS = ['docs', 'guides', 'api', 'rfcs'] as const;
/** A page whose text is the same in all of them. */
const ROUTE = '/docs/core/data-transfer/providers/source-providers';

const FIGURES = [
  'pages',
  'processor time, s',
  'wall time, s',
  'peak memory, MB',
  'indexes, KiB',
  'indexes compressed, KiB',
  `script of one page, KiB`,
  `HTML of one page, KiB`,
  `total of one page, KiB`,
] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

/** Writes copies of a section's pages below it, each with words of its own. */
function copySection(dir: string, section: string, copies: number): void {
  const root = path.join(dir, section);
  const files = fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({file, text: fs.readFileSync(path.join(root, file), 'utf8')}));
  for (let copy = 1; copy <= copies; copy += 1) {
    for (const {file, text} of files) {
      const to = path.join(root, copyFolder(copy), file);
      fs.mkdirSync(path.dirname(to), {recursive: true});
      fs.writeFileSync(to, copyPage(text, copy));
    }
  }
}

/** A copy of the project with its hand-written content several times. */
function grownProject(factor: number): Project {
  const dir = copyProject('growth');
  const grown = Object.fromEntries(
    Object.entries(sidebars).map(([section, items]) => [
      section,
      SECTIONS.some((it) => it === section) ? withCopies(items as never, factor - 1) : items,
    ]),
  );
  for (const section of SECTIONS) copySection(dir, section, factor - 1);
  fs.writeFileSync(path.join(dir, 'sidebars.ts'), `export default ${JSON.stringify(grown)};\n`);
  return {name: 'growth', dir, buildDir: path.join(dir, 'build'), generated: ['exports'], ...ourCommands};
}

async function indexSizes(buildDir: string) {
  const files = filesBelow(buildDir, ['.json']).filter((file) => path.basename(file).startsWith('search-'));
  const sizes = {plain: 0, compressed: 0};
  for (const file of files) {
    const content = fs.readFileSync(file);
    sizes.plain += content.length / 1024;
    sizes.compressed += (await brotli(content)).length / 1024;
  }
  return sizes;
}

async function measureFactor(browser: Browser, factor: number): Promise<Figures> {
  const project = grownProject(factor);
  clearCaches(project.dir, [...project.generated, 'build']);
  const {processor, wall, peak} = await build(project);
  const indexes = await indexSizes(project.buildDir);
  const server = await serveBuild(project.buildDir);
  try {
    const page = await visit(browser, server, ROUTE, FULL_SPEED);
    return {
      pages: filesBelow(project.buildDir, ['.html']).length,
      'processor time, s': processor,
      'wall time, s': wall,
      'peak memory, MB': peak,
      'indexes, KiB': indexes.plain,
      'indexes compressed, KiB': indexes.compressed,
      'script of one page, KiB': page['script, KiB'],
      'HTML of one page, KiB': page['HTML, KiB'],
      'total of one page, KiB': page['total, KiB'],
    };
  } finally {
    await server.close();
  }
}

/**
 * Cold builds of the project with its hand-written content once, four and eight times, one each.
 *
 * @param say told what is being done.
 */
export async function reportGrowth(browser: Browser, say: (line: string) => void): Promise<string> {
  const all: Figures[] = [];
  for (const factor of FACTORS) {
    say(`growth, ${factor} times the content …`);
    all.push(await measureFactor(browser, factor));
  }
  const [base, ...grown] = all;
  const rows = FIGURES.map((figure) => [
    figure,
    formatNumber(base![figure]),
    ...grown.flatMap((it) => [formatNumber(it[figure]), formatNumber(it[figure] / base![figure])]),
  ]);
  const head = ['', '×1', ...FACTORS.slice(1).flatMap((factor) => [`×${factor}`, `×${factor} ÷ ×1`])];
  return `### Growth with the hand-written content\n\nOne page: \`${ROUTE}\`\n\n${table(head, rows)}`;
}
