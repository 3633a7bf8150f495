import fs from 'node:fs';
import path from 'node:path';

/**
 * Every file below a folder as absolute paths, sorted; none when there is no such folder.
 *
 * @param endings only files with one of these extensions, such as `.html`; by default all.
 */
export const filesBelow = (dir: string, endings?: readonly string[]): string[] =>
  fs.existsSync(dir)
    ? fs
        .readdirSync(dir, {withFileTypes: true, recursive: true})
        .filter((entry) => entry.isFile() && (!endings || endings.includes(path.extname(entry.name))))
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
    : [];

/** A path with slashes on every platform, relative to a folder. */
export const relativePath = (dir: string, file: string): string => path.relative(dir, file).split(path.sep).join('/');

/** The route of an HTML file of a build without trailing slashes. */
export const routeOfFile = (outDir: string, file: string): string =>
  `/${relativePath(outDir, file).replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Writes a file beside its place and renames it, so that a process that reads it meanwhile never reads half of it. */
export const replaceFile = (file: string, content: string | Uint8Array): void => {
  const temporary = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(temporary, content);
  fs.renameSync(temporary, file);
};
