import fs from 'node:fs';
import path from 'node:path';
import {createClient} from '../../tools/guides/server';
import {expect, test} from '../../tools/guides/test';

test('the script imports the recipes, and its process ends', async ({project}) => {
  const {status, output} = await project.run('node', ['scripts/import-recipes.js']);
  expect(output).toContain('imported 2 recipes');
  expect(output).toContain('Strapi has been shut down');
  expect(status).toBe(0);

  const {url, token, stop} = await project.start();
  const recipes = '/content-manager/collection-types/api::script-recipe.script-recipe?sort=title';
  const {body} = await createClient(url, token).get(recipes);
  await stop();
  expect(body.results).toMatchObject([
    {title: 'Pea soup', status: 'published'},
    {title: 'Rye bread', status: 'published'},
  ]);
});

test('the test passes, fails with another expectation, and its process ends', async ({project}) => {
  const name = 'tests/recipes.test.js';
  const run = () => project.run('node', ['--test', '--test-reporter', 'tap', name]);
  const passed = await run();
  expect(passed.output).toContain('ok 1 - only published recipes are in the answer');
  expect(passed.status).toBe(0);

  const text = fs.readFileSync(path.join(project.folder, name), 'utf8');
  project.writeFile(name, text.replace("['Pea soup']", "['Rye bread']"));
  const failed = await run();
  project.writeFile(name, text);
  expect(failed.output).toContain('not ok 1 - only published recipes are in the answer');
  expect(failed.status).toBe(1);
});

test('the messages under "What goes wrong" are what the CMS and Node print', async ({project}) => {
  project.writeFile('scripts/wrong.mjs', "import '@strapi/strapi';\n");
  expect((await project.run('node', ['scripts/wrong.mjs'])).output).toMatch(
    /Directory import '.*' is not supported resolving ES modules/,
  );
  const wrong = "require('@strapi/strapi').createStrapi().load();\n";
  project.writeFile('scripts/wrong.js', wrong);
  expect((await project.run('node', ['scripts/wrong.js'])).output).toContain(
    "Cannot destructure property 'client' of 'db.config.connection' as it is undefined.",
  );
});
