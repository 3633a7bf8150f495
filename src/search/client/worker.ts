// Fetches, parses and searches the index files, so that the page never waits for any of it.
import {excerptOf} from '../query/excerpt';
import {createMarker, toParts} from '../query/marks';
import {createSearcher, type SearchResult} from '../query/searcher';
import {searchClauses} from '../query/syntax';
import {DEFAULT_RANKING} from '../ranking';
import type {IndexPart, SearchHit} from '../types';
import {createIndexLoader} from './index-loader';
// Types only: a value would put the file into a chunk that the page uses, too, and that the worker would have to load.
import type {DisplayHit, DisplayResult, LoadRequest, SearchAnswer, SearchRequest} from './protocol';

/** Indexes that arrive within this time are added together, and results change no faster: a flickering list is unreadable. */
const BATCH_MS = 100;
/** Texts that are read without a break: a query waits for one task. */
const READ_AHEAD = 20;
const pause = (ms = BATCH_MS) => new Promise((done) => setTimeout(done, ms));

let loader = createIndexLoader();
let ranking = DEFAULT_RANKING;
let searcher = createSearcher([]);
let searched = new Map<string, IndexPart>();

/** A searcher over what has been loaded. An index costs some work, its texts do not: they are put in later. */
const upToDate = () => {
  const loaded = loader.loaded();
  const isSame = ({tag, file}: (typeof loaded)[number]) => searched.get(tag)?.index === file.index;
  if (loaded.length !== searched.size || !loaded.every(isSame)) {
    searcher = createSearcher(loaded, ranking);
    searched = new Map(loaded.map(({tag, file}) => [tag, file]));
  }
  for (const {tag, file} of loaded) {
    if (file.documents && file !== searched.get(tag)) searcher.complete(tag, file.documents);
    searched.set(tag, file);
  }
  return searcher;
};

/** Makes the searcher ready while the reader types the first word. */
const prepare = async () => {
  while (loader.isLoading()) {
    await loader.changed();
    upToDate();
    await pause();
  }
  const {dictionary, readAhead} = upToDate();
  for (let i = 0; i < dictionary.documents.length; i += 1) {
    readAhead(i);
    if (i % READ_AHEAD === 0) await pause(0);
  }
};

const toDisplayHit = ({document, tag, terms}: SearchHit): DisplayHit => {
  const marker = createMarker(terms);
  const marked = (text: string) => toParts(text, marker(text));
  return {
    route: document.sectionRoute,
    tag,
    type: document.type,
    title: marked(document.sectionTitle),
    page: document.sectionRoute.includes('#') ? marked(document.pageTitle) : [],
    categories: document.sidebarParentCategories,
    ...(document.content !== undefined && {excerpt: excerptOf(document.content, terms)}),
    terms,
  };
};

/** Prepares results for the screen, so that the main thread only has to show them. */
const toDisplay = ({hits, ...rest}: SearchResult): DisplayResult => ({...rest, hits: hits.map(toDisplayHit)});

const find = ({
  query,
  clauses,
  ...options
}: Pick<SearchRequest, 'query' | 'clauses' | 'limit' | 'tag'>): SearchResult => {
  const {dictionary, search} = upToDate();
  return clauses ? searchClauses(dictionary, clauses, ranking, options) : search(query, options);
};

const answer = async ({id, after, ...request}: SearchRequest): Promise<SearchAnswer> => {
  if (after !== undefined && loader.isLoading()) await pause();
  for (;;) {
    const version = loader.version();
    const isPartial = loader.isLoading();
    if (!isPartial || version > (after ?? 0)) {
      const result = toDisplay(find(request));
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
    // In development a page may have been saved since the last load.
    if (process.env.NODE_ENV !== 'production') loader = createIndexLoader();
    loader.load(data.baseUrl, data.tags, data.first);
    void prepare().catch(() => undefined);
  } else {
    void answer(data)
      .catch(() => ({id: data.id, result: {hits: [], total: 0, totals: {}}}))
      .then((message) => self.postMessage(message));
  }
};
