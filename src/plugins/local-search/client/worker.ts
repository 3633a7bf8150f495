// Fetches, parses and searches the index files, so that the page never waits for any of it.
import {createSearcher, type Searcher} from '../query/searcher';
import {DEFAULT_RANKING} from '../ranking';
import {toDisplay} from './display';
import {createIndexLoader, type LoadedIndex} from './index-loader';
import {NOTHING, type LoadRequest, type SearchAnswer, type SearchRequest} from './protocol';

let loader = createIndexLoader();
let ranking = DEFAULT_RANKING;
let current: {readonly files: readonly LoadedIndex[]; readonly searcher: Searcher} | undefined;

const searcherOf = async (): Promise<Searcher> => {
  const files = await loader.loaded();
  const same = files.length === current?.files.length && files.every(({file}, i) => file === current?.files[i]?.file);
  if (!current || !same) current = {files, searcher: createSearcher(files, ranking)};
  return current.searcher;
};

const answer = async ({id, query, ...options}: SearchRequest): Promise<SearchAnswer> => {
  try {
    return {id, result: toDisplay((await searcherOf()).search(query, options))};
  } catch {
    return {id, result: NOTHING};
  }
};

self.onmessage = ({data}: MessageEvent<LoadRequest | SearchRequest>) => {
  if (data.kind === 'load') {
    ranking = data.ranking;
    // The development server answers with what the pages say now: a page may have been saved since.
    if (process.env.NODE_ENV !== 'production') loader = createIndexLoader();
    loader.load(data.baseUrl, data.tags);
    // Made ready while the reader types the first word.
    void searcherOf().catch(() => undefined);
  } else {
    void answer(data).then((message) => self.postMessage(message));
  }
};
