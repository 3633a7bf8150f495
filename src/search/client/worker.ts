// Fetches, parses and searches the index files, so that the page never waits for any of it.
import {createSearcher, type Searcher} from '../query/searcher';
import {DEFAULT_RANKING} from '../ranking';
import type {IndexPart} from '../types';
import {toDisplay} from './display';
import {createIndexLoader} from './index-loader';
import {type LoadRequest, NOTHING, type SearchAnswer, type SearchRequest} from './protocol';

/**
 * Indexes that come shortly after each other are taken in together, and better results follow at this distance at least: a
 * list that flickers cannot be read.
 */
const TOGETHER_MS = 100;
const pause = () => new Promise((done) => setTimeout(done, TOGETHER_MS));

let loader = createIndexLoader();
let ranking = DEFAULT_RANKING;
let current: {readonly files: Map<string, IndexPart>; readonly searcher: Searcher} | undefined;

/** A searcher over what has been loaded. An index costs some work, its texts do not: they are put in later. */
const searcherOf = (): Searcher => {
  const loaded = loader.loaded();
  const isSame =
    loaded.length === current?.files.size &&
    loaded.every(({tag, file}) => current!.files.get(tag)?.index === file.index);
  if (!current || !isSame) {
    current = {
      files: new Map(loaded.map(({tag, file}) => [tag, file])),
      searcher: createSearcher(loaded, ranking),
    };
  }
  for (const {tag, file} of loaded) {
    if (file.documents && file !== current.files.get(tag)) current.searcher.complete(tag, file.documents);
    current.files.set(tag, file);
  }
  return current.searcher;
};

/** Makes the searcher ready while the reader types the first word. */
const prepare = async () => {
  while (loader.isLoading()) {
    await loader.changed();
    searcherOf();
    await pause();
  }
  searcherOf();
};

const answer = async ({id, query, after, ...options}: SearchRequest): Promise<SearchAnswer> => {
  if (after !== undefined && loader.isLoading()) await pause();
  for (;;) {
    const version = loader.version();
    const isPartial = loader.isLoading();
    if (!isPartial || version > (after ?? 0)) {
      const result = toDisplay(searcherOf().search(query, options));
      if (!isPartial) return {id, result};
      // Nothing is found only when all has been searched.
      if (result.hits.length > 0) return {id, result: {...result, more: version}};
    }
    await loader.changed();
  }
};

self.onmessage = ({data}: MessageEvent<LoadRequest | SearchRequest>) => {
  if (data.kind === 'load') {
    ranking = data.ranking;
    // The development server answers with what the pages say now: a page may have been saved since.
    if (process.env.NODE_ENV !== 'production') loader = createIndexLoader();
    loader.load(data.baseUrl, data.tags, data.first);
    void prepare().catch(() => undefined);
  } else {
    void answer(data)
      .catch(() => ({id: data.id, result: NOTHING}))
      .then((message) => self.postMessage(message));
  }
};
