import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {PageSection} from './documents';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{1,3})\s+(.+?)\s*#*$/;

/** What no reader sees: imports, comments, admonition marks, table rules. */
const NOISE = /^(?:import .* from .*|export .*|:::.*|\|?[\s:|-]*-{3}[\s:|-]*)$|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/gm;

const plainText = (markdown: string): string =>
  markdown
    .replace(NOISE, ' ')
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>\n]*>/g, ' ')
    .replace(/[*`|]|\\(?=[\\`*_{}[\]()#+.!<>|-])/g, (char) => (char === '|' ? ' ' : ''))
    .replace(/^\s{0,3}(?:[-+>]|\d+\.)\s+/gm, '');

/**
 * The sections of a Markdown page, for the index in development; the one in production is made from the built pages.
 * Patterns are close enough to be found by, and read all 220 pages in 0.2 s; the parser of `src/lib/markdown` takes
 * 13 s.
 */
export const sectionsOfMarkdown = (source: string): PageSection[] => {
  const slugger = createSlugger();
  const sections: {title: string; hash: string; lines: string[]}[] = [{title: '', hash: '', lines: []}];
  let fence = '';
  let prose: string[] = [];
  const flush = () => {
    sections.at(-1)!.lines.push(plainText(prose.join('\n')));
    prose = [];
  };
  for (const line of source.replace(/\r\n/g, '\n').replace(FRONT_MATTER, '').split('\n')) {
    const [, mark] = FENCE.exec(line) ?? [];
    const [, level, heading] = HEADING.exec(line) ?? [];
    if (fence) {
      if (mark?.startsWith(fence)) fence = '';
      else sections.at(-1)!.lines.push(line);
    } else if (mark) {
      flush();
      fence = mark;
    } else if (heading) {
      flush();
      if (level === '#') continue;
      const {text, id} = parseMarkdownHeadingId(heading);
      const title = plainText(text).replace(/\s+/g, ' ').trim();
      sections.push({title, hash: `#${id ?? slugger.slug(title)}`, lines: []});
    } else prose.push(line);
  }
  flush();
  return sections.map(({title, hash, lines}) => ({title, hash, content: lines.join('\n')}));
};
