import fs from 'node:fs';
import path from 'node:path';
import {formatProblem, type Problem} from '../problem';
import {didYouMean, nearest} from '../suggest';
import {parseFenceMeta} from './fence-meta';

/** A mistake in a page that is found before it is parsed. */
export class PageError extends Error {
  constructor(readonly problem: Problem) {
    super(formatProblem(problem));
  }
}

/** Every fence of a page, so that one which shows fences is not taken for them. */
const FENCES = /^([ \t]*)(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)^[ \t]*\2[`~]*[ \t]*$/gm;

const GUIDE = /^\/guides\/how-to\/[\w-]+$/;

/** The file of a how-to guide, relative to the root. */
const fileOf = (guide: string): string => `${guide.slice(1)}.md`;

/** The files that a guide gives in full: the fences with a title. */
const filesOf = (text: string): Map<string, string> => {
  const files = new Map<string, string>();
  for (const [, indent, , info, body] of text.replace(/\r\n/g, '\n').matchAll(FENCES)) {
    const {title} = parseFenceMeta(info);
    if (title !== undefined && !files.has(title))
      files.set(title, body!.replaceAll(new RegExp(`^${indent}`, 'gm'), '').replace(/\n$/, ''));
  }
  return files;
};

/**
 * The code of a fence that is included from a how-to guide: that of the guide's fence with the same title.
 *
 * @param fence what stands in the page: its title, the guide's route (`from`), and its code, which has to be empty.
 * @param place the fence's own.
 * @throws PageError when there is no such guide or fence, and when the fence has code of its own.
 */
export const includedCode = (
  root: string,
  {title, from = '', code}: {readonly title?: string; readonly from?: string; readonly code: string},
  place: Omit<Problem, 'message'>,
): string => {
  const fail = (message: string) => new PageError({...place, message});
  if (code.trim() !== '') throw fail('the fence has code and from="…": take one of them out');
  if (title === undefined) throw fail(`from="${from}" needs title="…", the path of the file in the guide`);
  const file = path.join(root, fileOf(from));
  if (!GUIDE.test(from) || !fs.existsSync(file))
    throw fail(`no guide at "${from}": write its route, from="/guides/how-to/<slug>"`);
  const files = filesOf(fs.readFileSync(file, 'utf8'));
  const found = files.get(title);
  if (found === undefined) {
    const hint = didYouMean(nearest(title, files.keys()));
    throw fail(`no fence in ${fileOf(from)} has title="${title}"${hint || ': name one of its files'}`);
  }
  return found;
};

/**
 * A page with the code of its fences that are included from how-to guides.
 *
 * @returns the text, and the files that were read for it.
 * @throws PageError as {@link includedCode} does.
 */
export const withIncludes = (root: string, file: string, source: string): {text: string; guides: string[]} => {
  const guides: string[] = [];
  if (!source.includes('from="')) return {text: source, guides};
  const text = source.replace(FENCES, (whole, indent: string, mark: string, info: string, code: string, at: number) => {
    const {from, title} = parseFenceMeta(info);
    if (from === undefined) return whole;
    const line = source.slice(0, at).split('\n').length;
    const included = includedCode(root, {from, title, code}, {file, line, column: indent.length + 1});
    guides.push(path.join(root, fileOf(from)));
    const opening = info.replace(/\s+from=(?:"[^"]*"|'[^']*')/, '');
    return `${mark}${opening}\n${included}\n${mark}`.replaceAll(/^(?=.)/gm, indent);
  });
  return {text, guides};
};
