import path from 'node:path';
import type {Fence, Page} from '../../../src/lib/markdown/page';

/** An example as the compiler sees it. */
export interface VirtualFile {
  /** Absolute path, under a folder of the page that does not exist on disk. */
  readonly path: string;
  readonly text: string;
  readonly fence: Fence;
  /** Lines of `text` that come from hidden fences before it: `start` (0-based, in `text`) and the fence they are from. */
  readonly preludes: {start: number; fence: Fence}[];
  /** Line of `text` (0-based) on which the fence's own code begins. */
  readonly start: number;
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

const toFile = (file: string, fence: Fence, before: Fence[]): VirtualFile => {
  const preludes: VirtualFile['preludes'] = [];
  let text = '';
  let line = 0;
  for (const prelude of before) {
    preludes.push({start: line, fence: prelude});
    text += `${prelude.code}\n`;
    line += prelude.code.split('\n').length;
  }
  text += fence.code;
  if (fence.lang !== 'json' && !isModule(fence, text)) text += '\nexport {};\n';
  return {path: file, text, fence, preludes, start: line};
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
export const placeInFence = (file: VirtualFile, line: number, column: number): PlaceInFence => {
  const prelude = line < file.start ? file.preludes.findLast(({start}) => start <= line) : undefined;
  const fence = prelude?.fence ?? file.fence;
  const last = fence.code.split('\n').length - 1;
  return {fence, line: Math.min(line - (prelude?.start ?? file.start), last), column};
};

/** Place in the page, from 1, of a place in a fence. */
export const placeInPage = ({fence, line, column}: PlaceInFence): {line: number; column: number} => ({
  line: fence.line + 1 + line,
  column: column + 1 + fence.indent,
});
