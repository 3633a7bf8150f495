import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/files';
import {MODULE} from './pages';

/** Folders of hand-written pages, with the route that they are mounted at. */
const SECTIONS: readonly (readonly [folder: string, base: string])[] = [
  ['docs', ''],
  ['guides', '/guides'],
  ['api', '/api'],
  ['rfcs', '/rfcs'],
];

/** A hand-written page, as far as mentions are concerned. */
export interface MentioningPage {
  readonly route: string;
  readonly title: string;
  readonly markdown: string;
}

const field = (markdown: string, name: string) =>
  new RegExp(`^${name}: *['"]?(.*?)['"]?$`, 'm').exec(markdown.split(/^---$/m)[1] ?? '')?.[1];

/** Reads the hand-written pages of all sections. */
export function readPages(siteDir: string): MentioningPage[] {
  return SECTIONS.flatMap(([folder, base]) =>
    filesBelow(path.join(siteDir, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => {
        const markdown = fs.readFileSync(file, 'utf8');
        const id = path.relative(path.join(siteDir, folder), file).split(path.sep).join('/').replace(/\.md$/, '');
        const route = field(markdown, 'slug') ?? `/${id.replace(/(^|\/)index$/, '')}`;
        return {route: `${base}${route}`, title: field(markdown, 'title') ?? id, markdown};
      }),
  );
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const IMPORT = new RegExp(`import\\s+(?:type\\s+)?\\{([^}]*)\\}\\s+from\\s+['"]${escapeRegExp(MODULE)}['"]`, 'g');

/**
 * The exported names that a page uses: those that an example imports from the module, and those that the text sets in
 * code (`` `useRBAC` ``, `` `useRBAC()` ``). A name as common as `Form` counts only when it is imported.
 */
export function mentionedNames(markdown: string, names: ReadonlySet<string>): Set<string> {
  const mentioned = new Set<string>();
  for (const [, list] of markdown.matchAll(IMPORT)) {
    for (const item of list!.split(',')) {
      const name = item
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)[0]!;
      if (names.has(name)) mentioned.add(name);
    }
  }
  for (const [, name] of markdown.matchAll(/`([A-Za-z_]+)(?:\(\))?`/g)) {
    if (names.has(name!) && /[a-z_][A-Z]/.test(name!)) mentioned.add(name!);
  }
  return mentioned;
}

/** For each exported name the hand-written pages that mention it, sorted by title. */
export function mentionsOf(
  pages: readonly MentioningPage[],
  names: ReadonlySet<string>,
): ReadonlyMap<string, readonly MentioningPage[]> {
  const mentions = new Map<string, MentioningPage[]>();
  for (const page of [...pages].sort((a, b) => a.title.localeCompare(b.title, 'en'))) {
    for (const name of mentionedNames(page.markdown, names)) {
      mentions.set(name, [...(mentions.get(name) ?? []), page]);
    }
  }
  return mentions;
}
