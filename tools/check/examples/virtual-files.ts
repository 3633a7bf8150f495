import path from 'node:path';
import type {Fence, Page} from '../../../src/lib/markdown/page';

/** An example as the compiler sees it. */
export interface VirtualFile {
  /** Absolute path, under a folder of the page that does not exist on disk. */
  readonly path: string;
  readonly text: string;
  readonly fence: Fence;
  /** Where the lines of `text` are from: the hidden fences before it, then the fence itself. */
  readonly lines: readonly {fence: Fence; line: number}[];
}

const COMPILED = new Set(['ts', 'tsx', 'js', 'jsx']);

/** True for a fence that the compiler reads. */
export const isCompiled = (fence: Fence): boolean => COMPILED.has(fence.lang) && fence.nocheck === undefined;

const isImportableData = ({lang, title, nocheck}: Fence): boolean =>
  lang === 'json' && title !== undefined && nocheck === undefined;

/**
 * A page's examples as files. A fence with a title gets the path that the title names, so that other examples of the
 * page can import it; a hidden fence without a title goes before every following `ts` and `tsx` fence.
 */
export const virtualFiles = (root: string, page: Pick<Page, 'file' | 'fences'>): VirtualFile[] => {
  const folder = path.join(root, '.examples', page.file.replace(/[^\w-]+/g, '_'));
  const taken = new Set<string>();
  const preludes: Fence[] = [];
  const files: VirtualFile[] = [];
  page.fences.forEach((fence, i) => {
    if (!isCompiled(fence) && !isImportableData(fence)) return;
    const isTyped = fence.lang === 'ts' || fence.lang === 'tsx';
    const before = isTyped ? [...preludes] : [];
    const needsJsx = before.some(({lang}) => lang === 'tsx') && fence.lang === 'ts';
    files.push(toFile(uniquePath(folder, fence, i, needsJsx, taken), fence, before));
    if (fence.hidden && fence.title === undefined && isTyped) preludes.push(fence);
  });
  return files;
};

/** Folder of a file that the page shows a second time; its imports are resolved as if it were in the first one's. */
const REPETITION = 'again-';

/** The path of the first file for that of a repetition. */
export const withoutRepetition = (file: string): string => file.replace(new RegExp(`/${REPETITION}\\d+(?=/|$)`), '');

const uniquePath = (folder: string, fence: Fence, i: number, needsJsx: boolean, taken: Set<string>): string => {
  const extension = needsJsx ? 'tsx' : fence.lang;
  const stem = fence.title?.replace(/^[./\\]+/, '').replace(/\.(?:[cm]?[jt]sx?|json)$/, '') ?? `example-${i + 1}`;
  const plain = path.join(folder, `${stem.replace(/[^\w./[\]-]+/g, '_')}.${extension}`);
  const unique = taken.has(plain) ? path.join(folder, `${REPETITION}${i + 1}`, path.relative(folder, plain)) : plain;
  taken.add(unique);
  return unique;
};

/** The lines of a fence's code, from 0. */
export const linesOf = (fence: Fence) => fence.code.split('\n').map((_, line) => ({fence, line}));

const toFile = (file: string, fence: Fence, before: Fence[]): VirtualFile => {
  const fences = [...before, fence];
  const code = fences.map((it) => it.code).join('\n');
  const end = fence.lang === 'json' || isModule(fence, code) ? '' : '\nexport {};\n';
  return {path: file, text: code + end, fence, lines: fences.flatMap(linesOf)};
};

const isModule = (fence: Fence, text: string): boolean => {
  if (/^\s*(?:import|export)\b/m.test(text)) return true;
  return fence.lang.startsWith('js') && /\b(?:module\.exports|exports\.\w+|require\()/.test(text);
};

/** A place inside a fence's code, both from 0. */
export interface PlaceInFence {
  readonly fence: Fence;
  readonly line: number;
  readonly column: number;
}

/** Place in a fence of a place in a virtual file (both from 0). What is added after the code counts as its last line. */
export const placeInFence = ({lines}: VirtualFile, line: number, column: number): PlaceInFence => ({
  ...(lines[line] ?? lines.at(-1)!),
  column,
});

/** Place in the page, from 1, of a place in a fence. One whose code is in a guide stands for all of it. */
export const placeInPage = ({fence, line, column}: PlaceInFence): {line: number; column: number} => ({
  line: fence.from === undefined ? fence.line + 1 + line : fence.line,
  column: fence.from === undefined ? column + 1 + fence.indent : fence.indent + 1,
});
