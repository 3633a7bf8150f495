import fs from 'node:fs';
import path from 'node:path';
import {filesBelow, relativePath} from '../../src/lib/files';
import type * as join from './join';
import type {Guide} from './read-guides';

/** Text by path in the project. */
export type Files = Map<string, string>;

/** Files that several guides may give, and the function of `join.ts` that makes them one. */
const JOINED: Readonly<Record<string, keyof typeof join>> = {
  'config/admin.ts': 'joinObjects',
  'config/api.ts': 'joinObjects',
  'config/database.ts': 'joinObjects',
  'config/features.ts': 'joinObjects',
  'config/middlewares.ts': 'joinLists',
  'config/plugins.ts': 'joinObjects',
  'config/server.ts': 'joinObjects',
  'src/admin/app.tsx': 'joinApps',
  'src/admin/vite.config.ts': 'joinFunctions',
  'src/index.ts': 'joinHooks',
};

/** Where `join.ts` is in a project, without its extension. */
const JOIN = 'join-guides';

/** The project's own version of a joined file, among those of the guides. */
const OWN = 'project';

export const FIXTURE = path.join(import.meta.dirname, 'fixtures/project');
/** The text files of a new project, as the CMS's generator writes them for TypeScript and SQLite. */
export const readFixture = (): Files =>
  new Map(
    filesBelow(FIXTURE)
      .filter((file) => !file.endsWith('.png'))
      .map((file) => [relativePath(FIXTURE, file), fs.readFileSync(file, 'utf8')]),
  );

const stemOf = (file: string): string => file.replace(/\.\w+$/, '');

/** `config/plugins.ts` of the guide `cron` is `config/plugins.cron.ts`, so that what it imports is found. */
const besides = (file: string, guide: string): string => `${stemOf(file)}.${guide}${path.extname(file)}`;

const joining = (file: string, guides: readonly string[]): string => {
  const relative = (to: string) => {
    const found = path.posix.relative(path.posix.dirname(file), to);
    return found.startsWith('.') ? found : `./${found}`;
  };
  const join = JOINED[file]!;
  return [
    `import {${join}} from '${relative(JOIN)}';`,
    ...guides.map((guide, i) => `import part${i} from '${relative(stemOf(besides(file, guide)))}';`),
    '',
    `export default ${join}('${file}', [${guides.map((guide, i) => `['${guide}', part${i}]`).join(', ')}] as never);`,
    '',
  ].join('\n');
};

const refuse = (guide: Guide, file: string, isAlone: boolean): string | undefined => {
  const joined = Object.keys(JOINED).find((name) => name !== file && stemOf(name) === stemOf(file));
  if (joined) return `the project is in TypeScript and has ${joined}`;
  if (isAlone || !/^(?:package(?:-lock)?\.json|tsconfig\.json|favicon\.png)$/.test(file)) return undefined;
  return `all guides have one: rename the check to ${guide.slug}.alone.check.ts for a project of its own`;
};

/**
 * The files of one project for several guides. Files that more than one may give are written beside each other, with a module
 * that joins them in their place.
 *
 * @param fixture the project without guides.
 * @throws Error that names the guides, when two give a file different texts, or one gives a file that it may not.
 */
export const assemble = (fixture: Files, guides: readonly Guide[]): Files => {
  const files: Files = new Map(fixture);
  const owners = new Map<string, Guide>();
  const parts = new Map<string, string[]>();
  for (const guide of guides) {
    for (const {path: name, text} of guide.files) {
      const refused = refuse(guide, name, guides.length === 1 && guide.isAlone);
      if (refused) throw new Error(`${guide.page} gives ${name}: ${refused}`);
      const owner = owners.get(name);
      if (name === '.env') files.set(name, `${files.get(name) ?? ''}${text}`);
      else if (name in JOINED) {
        parts.set(name, [...(parts.get(name) ?? (fixture.has(name) ? [OWN] : [])), guide.slug]);
        files.set(besides(name, guide.slug), text);
      } else if (owner && files.get(name) !== text) {
        throw new Error(
          `${owner.page} and ${guide.page} give ${name} different texts: use another name in one of them`,
        );
      } else {
        owners.set(name, guide);
        files.set(name, text);
      }
    }
  }
  for (const [name, slugs] of parts) {
    if (slugs[0] === OWN) files.set(besides(name, OWN), fixture.get(name)!);
    files.set(name, joining(name, slugs));
  }
  if (parts.size > 0) files.set(`${JOIN}.ts`, fs.readFileSync(path.join(import.meta.dirname, 'join.ts'), 'utf8'));
  return files;
};

/** Those files that decide what the panel is: guides without a part of the panel all have the same one. */
export const panelFiles = (files: Files): (readonly [name: string, text: string])[] => {
  const names = [...files.keys()];
  const plugins = names.flatMap((name) => /^src\/plugins\/[^/]+\/(?=admin\/|strapi-admin\.)/.exec(name)?.[0] ?? []);
  const read = names.filter(
    (name) =>
      /^(?:src\/admin\/|config\/(?:admin|features|server)\b|\.env$|package\.json$)/.test(name) ||
      (plugins.length > 0 && /^config\/plugins\b/.test(name)) ||
      plugins.some((plugin) => name.startsWith(plugin) && !name.startsWith(`${plugin}server/`)),
  );
  if (read.some((name) => name.includes(`.${OWN}.`))) read.push(`${JOIN}.ts`);
  return read.sort().map((name) => [name, files.get(name)!]);
};
