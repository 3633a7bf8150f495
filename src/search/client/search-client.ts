import {type DisplayResult, type LoadRequest, NOTHING, type SearchAnswer, type SearchRequest} from './protocol';

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (result: DisplayResult) => void>();

const startWorker = (): Worker => {
  const started = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  started.onmessage = ({data: {id, result}}: MessageEvent<SearchAnswer>) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  // A worker that broke is started again by the next load.
  started.onerror = (event) => {
    event.preventDefault();
    started.terminate();
    worker = undefined;
    for (const answer of waiting.values()) answer(NOTHING);
    waiting.clear();
  };
  return started;
};

/** Loads the indexes that are not loaded yet, and tries again what failed. Cheap when there is nothing to do. */
export const loadIndexes = (options: Omit<LoadRequest, 'kind'>): void => {
  try {
    worker ??= startWorker();
  } catch {
    // Where workers are forbidden nothing is found.
    return;
  }
  worker.postMessage({kind: 'load', ...options} satisfies LoadRequest);
};

const ask = (query: Omit<SearchRequest, 'kind' | 'id'>): Promise<DisplayResult> =>
  new Promise((answer) => {
    if (!worker) return answer(NOTHING);
    const id = (lastId += 1);
    waiting.set(id, answer);
    worker.postMessage({kind: 'search', id, ...query} satisfies SearchRequest);
  });

/**
 * The results of a query as soon as anything is found, then better ones, until all indexes have been searched. Never
 * rejects: a search that cannot be done finds nothing.
 */
export async function* resultsOf(query: Omit<SearchRequest, 'kind' | 'id' | 'after'>) {
  let after: number | undefined;
  do {
    const result = await ask({...query, after});
    yield result;
    after = result.more;
  } while (after !== undefined);
}
