import fs from 'node:fs';
import path from 'node:path';

/** Every file below the folder, sorted; none when there is no such folder. */
export const filesBelow = (dir: string): string[] =>
  fs.existsSync(dir)
    ? fs
        .readdirSync(dir, {withFileTypes: true, recursive: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
    : [];
