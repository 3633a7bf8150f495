import {type DisplayResult, type LoadRequest, NOTHING, type SearchAnswer, type SearchRequest} from './protocol';

type Load = Omit<LoadRequest, 'kind'>;
type Query = Omit<SearchRequest, 'kind' | 'id'>;

/** The search as the page sees it: questions and answers; the work is done in a worker. */
export interface SearchClient {
  /** Loads what is not loaded yet, and tries again what failed. Cheap when there is nothing to do. */
  load(options: Load): void;
  /**
   * Answers as soon as anything is found, or when everything has been searched. Never rejects: a search that cannot be done
   * finds nothing.
   */
  search(query: Query): Promise<DisplayResult>;
}

/** @param startWorker called at first use, and again after a worker that broke. */
export function createSearchClient(startWorker: () => Worker): SearchClient {
  let worker: Worker | undefined;
  let nextId = 0;
  const waiting = new Map<number, (result: DisplayResult) => void>();

  const fail = () => {
    worker?.terminate();
    worker = undefined;
    for (const done of waiting.values()) done(NOTHING);
    waiting.clear();
  };

  const start = (): Worker | undefined => {
    if (worker) return worker;
    try {
      worker = startWorker();
    } catch {
      return undefined;
    }
    worker.onmessage = ({data: {id, result}}: MessageEvent<SearchAnswer>) => {
      waiting.get(id)?.(result);
      waiting.delete(id);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      fail();
    };
    return worker;
  };

  return {
    load(options) {
      start()?.postMessage({kind: 'load', ...options} satisfies LoadRequest);
    },
    search(query) {
      const id = (nextId += 1);
      return new Promise((done) => {
        if (!worker) return done(NOTHING);
        waiting.set(id, done);
        worker.postMessage({kind: 'search', id, ...query} satisfies SearchRequest);
      });
    },
  };
}

/** The results of a query that are better than those which were found before everything had been searched. */
export async function* betterResults(
  search: SearchClient['search'],
  query: Query,
  {more}: DisplayResult,
): AsyncGenerator<DisplayResult, void> {
  for (let after = more; after !== undefined; ) {
    const result = await search({...query, after});
    yield result;
    after = result.more;
  }
}

let shared: SearchClient | undefined;

/** The client that the box and the search page share, so that an index is loaded once. */
export const searchClient = (): SearchClient =>
  (shared ??= createSearchClient(() => new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'})));
