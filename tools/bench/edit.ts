import fs from 'node:fs';
import path from 'node:path';

/** The page that is changed: a document of middle length, in Markdown that both sites have. */
const PAGE = {
  file: 'docs/docs/core/data-transfer/providers/source-providers.md',
  route: '/docs/core/data-transfer/providers/source-providers',
};

/** A Markdown page that can be changed and put back. */
export interface EditablePage {
  readonly route: string;
  /** Saves the page with the text as its last paragraph. */
  save(text: string): void;
  restore(): void;
}

/** The page of the site in the folder that is changed. */
export function editablePage(dir: string): EditablePage {
  const file = path.join(dir, PAGE.file);
  const original = fs.readFileSync(file, 'utf8');
  return {
    route: PAGE.route,
    save: (text) => fs.writeFileSync(file, `${original.trimEnd()}\n\n${text}\n`),
    restore: () => fs.writeFileSync(file, original),
  };
}
