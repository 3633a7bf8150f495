import {describe, expect, test} from 'vitest';
import {indexOf} from '../../query/__tests__/fixture';
import {createIndexLoader} from '../index-loader';

const {file} = indexOf([{title: 'Page'}]);
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

describe('an index', () => {
  test('is asked for once, however many ask at once', async () => {
    const {asked, loader} = server(good);
    loader.load('/', ['default']);
    loader.load('/', ['default']);
    await loader.loaded();
    loader.load('/', ['default']);
    expect((await loader.loaded()).map(({tag}) => tag)).toEqual(['default']);
    expect(asked).toEqual(['/search-index-default.json']);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['not found', () => new Response('', {status: 404})],
    ['broken on the server', () => new Response(JSON.stringify(file), {status: 500})],
    ['cut short', () => new Response(JSON.stringify(file).slice(0, 100))],
    ['a page', () => new Response('<!doctype html>')],
    ['of another shape', () => Response.json({documents: [], index: {}})],
    ['of strange documents', () => Response.json({...file, documents: [null]})],
    ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that is %s is empty, and asked for again at the next focus', async (_how, answer) => {
    const {asked, loader} = server(answer, good);
    loader.load('/', ['default']);
    expect(await loader.loaded()).toEqual([]);
    loader.load('/', ['default']);
    expect(await loader.loaded()).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  test('that fails does not keep the others away', async () => {
    const {loader} = server(() => new Response('', {status: 500}), good);
    loader.load('/', ['a', 'b']);
    expect((await loader.loaded()).map(({tag}) => tag)).toEqual(['b']);
  });
});
