import fs from 'node:fs';
import path from 'node:path';
import {createClient} from '../../tools/guides/server';
import {expect, test} from '../../tools/guides/test';

const NOVELS = '/content-manager/collection-types/api::novel.novel';

test('the script imports entries with their versions and relations, and replaces them the second time', async ({
  project,
}) => {
  const run = () => project.run('node', ['scripts/import-library.js']);
  const look = async () => {
    const {url, token, stop} = await project.start();
    const admin = createClient(url, token);
    const {results} = (await admin.get(`${NOVELS}?sort=title`)).body;
    const novelists = await Promise.all(
      results.map(
        async ({documentId}: {documentId: string}) =>
          (await admin.get(`/content-manager/relations/api::novel.novel/${documentId}/novelist`)).body,
      ),
    );
    await stop();
    return {results, names: novelists.map(({results: [novelist]}) => novelist?.name)};
  };

  const first = await run();
  expect(first.output).toContain('entities: 4\nlinks: 3\n');
  expect(first.status).toBe(0);
  const before = await look();
  expect(before.results).toMatchObject([
    {title: 'Low water', status: 'published'},
    {title: 'Notes on tides', status: 'draft'},
  ]);
  expect(before.names).toEqual(['Ida Marsh', 'Ida Marsh']);

  // The administrator was registered between the two.
  expect((await run()).status).toBe(0);
  const file = 'data/library.json';
  const text = fs.readFileSync(path.join(project.folder, file), 'utf8');
  project.writeFile(file, text.replace('"writers"', ',"writers"'));
  expect((await run()).status).toBe(1);
  const after = await look();
  const ids = ({results}: typeof after) => results.map(({documentId}: {documentId: string}) => documentId);
  expect(ids(after)).toEqual(ids(before));
  expect(after.names).toEqual(before.names);
});
