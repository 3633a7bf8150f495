import {describe, expect, test} from 'vitest';
import {indexOf} from '../../query/__tests__/fixture';
import type {SerializedIndex} from '../../types';
import {readIndexFile} from '../index-stream';

const {documents, index} = indexOf([
  {title: 'Überblick', content: 'quotes "documents":[ and ,"documents":[ in a text'},
  {title: 'Second 🚀', content: 'of "two"'},
]).file;
const file = {index, documents};
const bytes = new TextEncoder().encode(JSON.stringify(file));

const read = async (...pieces: Uint8Array[]) => {
  const indexes: SerializedIndex[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      pieces.forEach((piece) => controller.enqueue(piece));
      controller.close();
    },
  });
  return {file: await readIndexFile(body, (it) => indexes.push(it)), indexes};
};

describe('an index file', () => {
  test('is read wherever it is cut in two, and tells of its index once', async () => {
    for (let i = 0; i <= bytes.length; i += 1) {
      const result = await read(bytes.subarray(0, i), bytes.subarray(i));
      expect(result, `cut at byte ${i}`).toEqual({file, indexes: [index]});
    }
  });

  test('is none when it ends too early, at whatever byte', async () => {
    for (let i = 0; i < bytes.length; i += 1) {
      const half = i >> 1;
      const result = await read(bytes.subarray(0, half), bytes.subarray(half, i));
      expect(result.file, `ended at byte ${i}`).toBeUndefined();
    }
  });

  test('is read at its end when it is in another order', async () => {
    const other = new TextEncoder().encode(JSON.stringify({documents, index}));
    expect(await read(other.subarray(0, 99), other.subarray(99))).toEqual({file, indexes: []});
    expect((await read(new TextEncoder().encode(JSON.stringify(file, null, 2)))).file).toEqual(file);
  });

  test.each([
    ['a page', '<!doctype html><title>Not found</title>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['without its index', JSON.stringify({documents})],
    ['without documents', JSON.stringify({index})],
    ['with an index of another shape', JSON.stringify({index: {...index, pages: [{route: 1}]}, documents})],
    ['with postings missing', JSON.stringify({index: {...index, postings: {}}, documents})],
    ['with fewer documents than its index', JSON.stringify({index, documents: documents.slice(1)})],
    ['with strange documents', JSON.stringify({index, documents: [null, null]})],
    ['with something behind it', `${JSON.stringify(file)}]`],
  ])('is none when it is %s', async (_what, text) => {
    const all = new TextEncoder().encode(text);
    expect((await read(all)).file).toBeUndefined();
    expect((await read(all.subarray(0, all.length >> 1), all.subarray(all.length >> 1))).file).toBeUndefined();
  });
});
