import {FIELDS, type SearchIndexFile} from '../types';

/** An index file with the docs tag that it was asked for under. */
export interface LoadedIndex {
  readonly tag: string;
  readonly file: SearchIndexFile;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a parsed file has the shape of an index: one that was cut short or replaced by a page has not. */
export function isSearchIndexFile(value: unknown): value is SearchIndexFile {
  if (!isObject(value) || !Array.isArray(value.documents) || !isObject(value.index)) return false;
  const {terms, postings} = value.index;
  return (
    typeof terms === 'string' &&
    isObject(postings) &&
    FIELDS.every((field) => typeof postings[field] === 'string') &&
    value.documents.every((it) => isObject(it) && typeof it.sectionRoute === 'string' && typeof it.content === 'string')
  );
}

const fetchIndex = async (url: string, get: typeof fetch): Promise<SearchIndexFile | undefined> => {
  try {
    const response = await get(url);
    if (!response.ok) return undefined;
    const content: unknown = await response.json();
    return isSearchIndexFile(content) ? content : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps one load per tag, however many ask for it. */
export interface IndexLoader {
  /**
   * Loads `{baseUrl}search-index-{tag}.json` for each tag that is neither loaded nor loading. One that fails counts as
   * empty until the next call, which tries again (SPEC §§4, 5, 7).
   */
  load(baseUrl: string, tags: readonly string[]): void;
  /** The files that there are, once no load is under way; in the order in which they were first asked for. */
  loaded(): Promise<readonly LoadedIndex[]>;
}

/** @param get stands in for `fetch` in tests. */
export function createIndexLoader(get: typeof fetch = (...args) => fetch(...args)): IndexLoader {
  const loads = new Map<string, Promise<SearchIndexFile | undefined>>();
  const failed = new Set<string>();
  return {
    load(baseUrl, tags) {
      for (const tag of tags) {
        if (loads.has(tag) && !failed.has(tag)) continue;
        failed.delete(tag);
        const load = fetchIndex(`${baseUrl}search-index-${tag}.json`, get);
        loads.set(tag, load);
        void load.then((file) => {
          if (!file && loads.get(tag) === load) failed.add(tag);
        });
      }
    },
    async loaded() {
      const files = await Promise.all(Array.from(loads, async ([tag, load]) => ({tag, file: await load})));
      return files.filter((it): it is LoadedIndex => it.file !== undefined);
    },
  };
}
