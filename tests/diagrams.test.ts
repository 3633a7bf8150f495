// Diagrams are drawn beforehand and are part of the pages: no reader's browser loads Mermaid.
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {expect, inject} from 'vitest';
import {drawDiagrams} from '../src/diagrams/draw';
import {drawingsFolder} from '../src/diagrams/drawings';
import {temporaryFolder} from '../src/lib/__tests__/temporary-folder';
import {filesBelow} from '../src/lib/files';
import {test} from './support/browser';
import {builtPages} from './support/built-pages';
import {BUILD_DIR} from './support/global-setup';

const ROOT = path.dirname(BUILD_DIR);
const drawings = filesBelow(drawingsFolder(ROOT));
const read = (file: string) => fs.readFileSync(file, 'utf8');

test.for(['title', 'desc'])('every diagram is in the HTML of its page, with a %s', (name) => {
  const count = builtPages.reduce((sum, {$}) => sum + $(`figure svg > ${name}:not(:empty)`).length, 0);
  expect(count).toBe(drawings.length);
});

test('no script of the build is Mermaid', () => {
  const isMermaid = (file: string) => read(file).includes('mermaidAPI');
  expect(isMermaid(path.join(ROOT, 'node_modules/mermaid/dist/mermaid.min.js'))).toBe(true);
  expect(filesBelow(BUILD_DIR, ['.js']).filter(isMermaid)).toEqual([]);
});

test('a drawing has no HTML, rules, scripts and addresses, and no colours but those of the colour mode', () => {
  const others =
    /<(?:style|script|foreignObject|image|a)\b|\s(?:on\w+|style|class)=|href|"(?:#|rgb)|:\/\/(?!www\.w3\.org)/;
  expect(drawings.filter((file) => others.test(read(file)))).toEqual([]);
});

/** Draws the diagrams of a site with one page. */
const draw = async (page: string) => {
  const root = temporaryFolder({'docs/page.md': page, 'static/diagrams/unused.svg': ''});
  const drawn = await drawDiagrams(root, () => chromium.connect(inject('browserEndpoint')));
  return {drawn, files: filesBelow(drawingsFolder(root))};
};

test('a diagram is drawn as it was before, and drawings that no page has are removed', async () => {
  const {drawn, files} = await draw(read(path.join(ROOT, 'docs/docs/intro.md')));
  expect(drawn).toBe(1);
  // But for numbers: no two systems measure a text alike.
  const shapes = (dir: string) => files.map((file) => read(path.join(dir, path.basename(file))).replace(/[\d.]+/g, ''));
  expect(shapes(path.dirname(files[0]!))).toEqual(shapes(drawingsFolder(ROOT)));
});

test.for([
  ['does not parse', 'accTitle: a\n  accDescr: b\n  a[first (1)] --> b', /^docs\/page\.md:6:1 Parse.*[^]*in quotes/],
  ['has no description', 'accTitle: a\n  a --> b', /^docs\/page\.md:2:1 .*"accDescr: …"/],
  ['has another colour', 'accTitle: a\n  accDescr: b\n  a\n  style a fill:#f00', /^docs\/page\.md:2:1 .*255, 0, 0/],
] as const)('a diagram that %s is not drawn', async ([, lines, message]) => {
  await expect(draw(`\n\`\`\`mermaid\nflowchart TD\n  ${lines}\n\`\`\`\n`)).rejects.toThrow(message);
});

test('after a navigation within the site, a diagram comes from its file', async ({open}) => {
  const {page} = await open('/guides/contributing');
  const request = page.waitForRequest(/\/diagrams\/[0-9a-f]{12}\.svg$/);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).click();
  expect((await (await request).response())!.status()).toBe(200);
  await page.locator('figure svg text').first().waitFor();
});
