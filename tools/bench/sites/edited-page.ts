import fs from 'node:fs';
import path from 'node:path';
import type {Project} from './project';

/** A document of middle length without a diagram, in Markdown that all projects have. */
export const PAGE = '/docs/core/data-transfer/providers/source-providers';

/** Saves a page of a project with another last paragraph, and puts it back. */
export const editPage = ({dir}: Project) => {
  const file = path.join(dir, `docs${PAGE}.md`);
  const original = fs.readFileSync(file, 'utf8');
  return {
    save: (text: string) => fs.writeFileSync(file, `${original.trimEnd()}\n\n${text}\n`),
    restore: () => fs.writeFileSync(file, original),
  };
};
