import fs from 'node:fs/promises';
import path from 'node:path';

/** Every file below the folder with one of the endings (such as `.html`), as absolute paths, sorted. */
export async function filesEndingIn(dir: string, endings: readonly string[]): Promise<string[]> {
  const entries = await fs.readdir(dir, {withFileTypes: true, recursive: true});
  return entries
    .filter((entry) => entry.isFile() && endings.includes(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** The route of an HTML file of a build without trailing slashes. */
export function routeOfFile(outDir: string, file: string): string {
  const name = path.relative(outDir, file).split(path.sep).join('/');
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

/** Replaces a file in one step, so that nothing that reads it meanwhile gets half of it. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const temporary = `${file}.new`;
  await fs.writeFile(temporary, content);
  await fs.rename(temporary, file);
}
