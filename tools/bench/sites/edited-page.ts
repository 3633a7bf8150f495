import fs from 'node:fs';
import path from 'node:path';
import type {Project} from './project';

/** A document of middle length without a diagram, in Markdown that all projects have. */
export const PAGE = '/docs/core/data-transfer/providers/source-providers';

/** Changes a page of a project and puts it back. */
export interface EditedPage {
  /** Saves the page with the text as its last paragraph. */
  save(text: string): void;
  restore(): void;
}

export const editPage = ({dir}: Project): EditedPage => {
  const file = path.join(dir, `docs${PAGE}.md`);
  const original = fs.readFileSync(file, 'utf8');
  return {
    save: (text) => fs.writeFileSync(file, `${original.trimEnd()}\n\n${text}\n`),
    restore: () => fs.writeFileSync(file, original),
  };
};
