import fs from 'node:fs';
import path from 'node:path';
import {findPages, isNote} from '../lib/markdown/find-pages';
import {readFrontMatter} from '../lib/markdown/front-matter';
import {withIncludes} from '../lib/markdown/includes';
import {routeOf} from '../lib/markdown/route';
import {MODULE} from './export-page';

export interface MentioningPage {
  readonly route: string;
  readonly title: string;
  readonly markdown: string;
}

export const readMentioningPages = (siteDir: string): MentioningPage[] =>
  findPages(siteDir)
    .filter((file) => !isNote(file))
    .map((file) => {
      const markdown = withIncludes(siteDir, file, fs.readFileSync(path.join(siteDir, file), 'utf8')).text;
      const {slug, title} = readFrontMatter(markdown).values;
      return {route: routeOf(file, slug), title: String(title ?? file), markdown};
    });

const IMPORT = new RegExp(`import\\s+(?:type\\s+)?\\{([^}]*)\\}\\s+from\\s+['"]${MODULE}['"]`, 'g');

/**
 * The exported names that a page uses, sorted: those that an example imports from the module, and those that the text
 * sets in code (`` `useRBAC` ``, `` `useRBAC()` ``). A name as common as `Form` counts only when it is imported.
 */
export function mentionedNames(markdown: string, names: Pick<ReadonlySet<string>, 'has'>): string[] {
  const mentioned = new Set<string>();
  for (const [, list] of markdown.matchAll(IMPORT)) {
    for (const [, name] of list!.matchAll(/(?:^|,)\s*(?:type\s+)?(\w+)/g)) if (names.has(name!)) mentioned.add(name!);
  }
  for (const [, name] of markdown.matchAll(/`([A-Za-z_]+)(?:\(\))?`/g)) {
    if (names.has(name!) && /[a-z_][A-Z]/.test(name!)) mentioned.add(name!);
  }
  return [...mentioned].sort((a, b) => a.localeCompare(b, 'en'));
}

/** For each exported name the hand-written pages that mention it, sorted by title. */
export function mentionsOf(pages: readonly MentioningPage[], names: ReadonlySet<string>) {
  const mentions = new Map<string, MentioningPage[]>();
  for (const page of [...pages].sort((a, b) => a.title.localeCompare(b.title, 'en'))) {
    for (const name of mentionedNames(page.markdown, names)) {
      mentions.set(name, [...(mentions.get(name) ?? []), page]);
    }
  }
  return mentions;
}
