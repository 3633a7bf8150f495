import fs from 'node:fs';
import path from 'node:path';
import type {Project} from '../../tools/guides/project';
import {expect, test} from '../../tools/guides/test';

const SERVICE = 'src/api/glider/services/glider.ts';
const PLUGIN = 'src/plugins/flight-log';
const GENERATED = 'types/generated/contentTypes.d.ts';

/** What the compiler prints about the project, or about the plugin alone. */
const typeErrors = async (project: Project, of = '.'): Promise<string> =>
  (await project.run('node', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', of])).output;

const read = (project: Project, name: string) => fs.readFileSync(path.join(project.folder, name), 'utf8');

/** Writes a file for the time of the function, and what was there before after it. */
const withFile = async <T>(project: Project, name: string, text: string, run: () => Promise<T>): Promise<T> => {
  const file = path.join(project.folder, name);
  const before = fs.existsSync(file) ? read(project, name) : undefined;
  project.writeFile(name, text);
  try {
    return await run();
  } finally {
    if (before === undefined) fs.rmSync(file);
    else project.writeFile(name, before);
  }
};

const statement = (code: string) =>
  `import type { Core, Data } from '@strapi/strapi';\nexport const call = (strapi: Core.Strapi, some: string) => ${code};\nexport type All = Data.ContentType;\n`;

const refused = (uid: string, parameter = 'ContentType') =>
  `error TS2345: Argument of type '"${uid}"' is not assignable to parameter of type '${parameter}'.`;

test('without generated types any UID of the right form passes, and one without a namespace does not', async ({
  project,
}) => {
  fs.rmSync(path.join(project.folder, GENERATED));
  expect(await typeErrors(project)).toBe('');
  const loose = statement("[strapi.documents('api::no.no'), strapi.documents('glider')]");
  const errors = await withFile(project, 'src/wrong.ts', loose, () => typeErrors(project));
  expect(errors).toContain(refused('glider'));
  expect(errors).not.toContain('api::no.no');
});

test('the command writes both files; the code of the page has no errors with them', async ({project}) => {
  expect(await project.run('node', ['node_modules/typescript/bin/tsc', '-p', PLUGIN])).toEqual({status: 0, output: ''});
  expect(fs.readdirSync(path.join(project.folder, PLUGIN, 'dist')).sort()).toEqual(['index.d.ts', 'index.js']);

  const {status, output} = await project.strapi('ts:generate-types');
  expect(output).toContain('The task completed successfully');
  expect(status).toBe(0);
  for (const name of ['ApiGliderGlider', 'ApiAirfieldAirfield', 'PluginFlightLogFlight'])
    expect(read(project, GENERATED)).toContain(`interface ${name} `);
  expect(read(project, 'types/generated/components.d.ts')).not.toBe('');
  expect(await typeErrors(project)).toBe('');
});

test('the messages on the page are those of the compiler', async ({project, guide}) => {
  const page = fs.readFileSync(guide.page, 'utf8');
  const wrong = read(project, SERVICE).replace("'api::glider.glider'", "'api::gliders.glider'");
  const [, example] = /```text\n(.*?)\(/.exec(page)!;
  expect(example).toBe(SERVICE);
  const inService = await withFile(project, SERVICE, wrong, () => typeErrors(project));
  expect(inService).toContain(refused('api::gliders.glider'));
  expect(inService).toContain(
    `error TS2344: Type '"api::gliders.glider"' does not satisfy the constraint 'ContentType'.`,
  );
  expect(page).toContain(refused('api::gliders.glider'));

  const calls = "[strapi.documents(some), strapi.service('api::no.no'), strapi.db.query('api::no.no')]";
  const others = await withFile(project, 'src/wrong.ts', statement(calls), () => typeErrors(project));
  expect(others).toContain("Argument of type 'string' is not assignable to parameter of type 'ContentType'.");
  expect(others).not.toContain('api::no.no');
});

test('a content type that is newer than the files is refused, also by the build, until they are generated', async ({
  project,
}) => {
  const airfield = read(project, 'src/api/airfield/content-types/airfield/schema.json');
  const hangar = airfield.replaceAll('airfield', 'hangar');
  project.writeFile('src/api/hangar/content-types/hangar/schema.json', hangar);
  project.writeFile('src/newer.ts', statement("strapi.documents('api::hangar.hangar')"));
  expect(await typeErrors(project)).toContain(refused('api::hangar.hangar'));
  const build = await project.strapi('build');
  expect(build.output).toContain('\'"api::hangar.hangar"\' is not assignable');
  expect(build.status).toBe(1);

  await project.strapi('ts:generate-types');
  expect(await typeErrors(project)).toBe('');
});

test('the plugin: any without the declaration, exact with it, which hides other content types', async ({project}) => {
  expect(await typeErrors(project, PLUGIN)).toBe('');
  const source = `${PLUGIN}/server/src/index.ts`;
  const typo = read(project, source).replaceAll(/\bminutes\b(?=[ )])/g, 'minuts');
  const other = `${PLUGIN}/server/src/other.ts`;
  const users =
    "import type { Core } from '@strapi/strapi';\nexport const users = (strapi: Core.Strapi) => strapi.documents('admin::user');\n";
  expect(await withFile(project, source, typo, () => typeErrors(project, PLUGIN))).toContain(
    "Property 'minuts' does not exist on type",
  );
  expect(await withFile(project, other, users, () => typeErrors(project, PLUGIN))).toContain(
    refused('admin::user', '"plugin::flight-log.flight"'),
  );

  fs.rmSync(path.join(project.folder, PLUGIN, 'server/src/content-types.d.ts'));
  expect(await withFile(project, source, typo, () => typeErrors(project, PLUGIN))).toBe('');

  const config = `${PLUGIN}/tsconfig.json`;
  const included = read(project, config).replace('"server/src"]', '"server/src", "../../../types/generated"]');
  project.writeFile(config, included);
  expect(await withFile(project, source, typo, () => typeErrors(project, PLUGIN))).toContain("Property 'minuts'");
  expect(await withFile(project, other, users, () => typeErrors(project, PLUGIN))).toBe('');
});
