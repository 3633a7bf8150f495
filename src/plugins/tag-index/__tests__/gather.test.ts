import {expect, test} from 'vitest';
import {gatherTags} from '../gather';

const tag = (label: string) => ({
  label,
  permalink: `/tags/${label.toLowerCase()}`,
  description: `About ${label}`,
  inline: false,
});
const doc = (permalink: string, labels: string[], unlisted = false) => ({
  title: permalink.slice(1),
  description: `Page ${permalink}`,
  permalink,
  tags: labels.map(tag),
  unlisted,
});

test('a tag holds the documents of all sections, sorted by title', () => {
  const [cli] = gatherTags([doc('/guides/b', ['CLI']), doc('/docs/a', ['CLI'])]);
  expect(cli?.items.map(({permalink}) => permalink)).toEqual(['/docs/a', '/guides/b']);
  expect(cli?.description).toBe('About CLI');
});

test('documents with the same id in two sections are kept apart', () => {
  const [admin] = gatherTags([doc('/docs/intro', ['Admin']), doc('/rfcs/intro', ['Admin'])]);
  expect(new Set(admin?.items.map(({id}) => id)).size).toBe(2);
});

test('tags are sorted by label, whatever order the sections come in', () => {
  const docs = [doc('/a', ['Upload']), doc('/b', ['Admin'])];
  expect(gatherTags(docs).map(({label}) => label)).toEqual(['Admin', 'Upload']);
  expect(gatherTags(docs.reverse()).map(({label}) => label)).toEqual(['Admin', 'Upload']);
});

test('unlisted documents are not in the index, nor tags that only they have', () => {
  expect(gatherTags([doc('/hidden', ['Admin'], true)])).toEqual([]);
});
