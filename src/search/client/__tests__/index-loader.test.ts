import {describe, expect, test} from 'vitest';
import {indexOf} from '../../query/__tests__/fixture';
import {createIndexLoader} from '../index-loader';

const {documents, index} = indexOf([{title: 'Page'}]).file;
const file = {index, documents};
const text = JSON.stringify(file);
const beginning = text.slice(0, text.indexOf('"documents":[') + 20);
const good = () => Response.json(file);

/** A `fetch` that answers one request after the other, and keeps what it was asked for. */
const server = (...answers: (() => Response | Promise<Response>)[]) => {
  const asked: string[] = [];
  const get = async (url: unknown) => {
    asked.push(String(url));
    return answers[Math.min(asked.length, answers.length) - 1]!();
  };
  return {asked, loader: createIndexLoader(get as typeof fetch)};
};

/** An answer that is sent bit by bit. */
const slow = () => {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const response = new Response(new ReadableStream<Uint8Array>({start: (it) => void (controller = it)}));
  return {
    answer: () => response,
    send: (part: string) => controller.enqueue(new TextEncoder().encode(part)),
    end: () => controller.close(),
    breakOff: () => controller.error(new TypeError('network error')),
  };
};

const settle = () => new Promise((done) => setTimeout(done));

const finished = async (loader: ReturnType<typeof createIndexLoader>) => {
  await settle();
  while (loader.isLoading()) await loader.changed();
  return loader.loaded();
};

describe('an index', () => {
  test('is asked for once, however many ask at once', async () => {
    const {asked, loader} = server(good);
    loader.load('/', ['default']);
    loader.load('/', ['default'], 'default');
    await finished(loader);
    loader.load('/', ['default']);
    expect((await finished(loader)).map(({tag}) => tag)).toEqual(['default']);
    expect(asked).toEqual(['/search-index-default.json']);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['not found', () => new Response('', {status: 404})],
    ['broken on the server', () => new Response(text, {status: 500})],
    ['cut short among its documents', () => new Response(beginning)],
    ['without content', () => new Response(null)],
    ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'that is %s is empty, does not keep the others away, and is asked for again at the next focus',
    async (_, answer) => {
      const {asked, loader} = server(answer, good);
      loader.load('/', ['a', 'b'], 'a');
      expect((await finished(loader)).map(({tag}) => tag)).toEqual(['b']);
      loader.load('/', ['a', 'b']);
      expect((await finished(loader)).map(({tag}) => tag)).toEqual(['a', 'b']);
      expect(asked).toHaveLength(3);
    },
  );
});

describe('the index that is wanted first', () => {
  test('is asked for alone until its beginning is there, however often the rest is asked for', async () => {
    const docs = slow();
    const {asked, loader} = server(docs.answer, good);
    loader.load('/', ['default', 'docs', 'guides'], 'docs');
    loader.load('/', ['default', 'docs', 'guides'], 'docs');
    await settle();
    expect(asked).toEqual(['/search-index-docs.json']);
    expect(loader.isLoading()).toBe(true);
    docs.send(beginning);
    await settle();
    expect(asked.slice(1)).toEqual(['/search-index-default.json', '/search-index-guides.json']);
    docs.send(text.slice(beginning.length));
    docs.end();
    // In the order of the tags, so that equal results have the same order every time.
    expect(await finished(loader)).toEqual(['default', 'docs', 'guides'].map((tag) => ({tag, file})));
  });

  test('is another one after the reader has gone to another section', async () => {
    const docs = slow();
    const {asked, loader} = server(docs.answer, good);
    loader.load('/', ['docs', 'guides', 'api'], 'docs');
    loader.load('/', ['docs', 'guides', 'api'], 'guides');
    await settle();
    expect(asked.slice(0, 2)).toEqual(['/search-index-docs.json', '/search-index-guides.json']);
  });

  test('can be searched before its documents are there, and is empty when they never come', async () => {
    const docs = slow();
    const {loader} = server(docs.answer);
    loader.load('/', ['docs']);
    const before = loader.version();
    docs.send(beginning);
    await loader.changed();
    expect(loader.version()).toBeGreaterThan(before);
    expect(loader.loaded()).toEqual([{tag: 'docs', file: {index}}]);
    docs.breakOff();
    await loader.changed();
    expect(loader.loaded()).toEqual([]);
    expect(loader.isLoading()).toBe(false);
  });
});
