import type {IndexPart, SearchIndexFile, SerializedIndex} from '../types';
import {readIndexFile} from './index-stream';

/** What there is of an index file, with the docs tag that it was asked for under. */
export interface LoadedIndex {
  readonly tag: string;
  readonly file: IndexPart;
}

/** Keeps one load per tag, however many ask for it. */
export interface IndexLoader {
  /**
   * Loads `{baseUrl}search-index-{tag}.json` for each tag that is neither loaded nor loading. One that fails counts as
   * empty until the next call, which tries again (SPEC §§4, 5, 7).
   *
   * @param first the tag to begin with: the others wait until its index is there.
   */
  load(baseUrl: string, tags: readonly string[], first?: string): void;
  /** What there is now, in the order in which the tags were first asked for. */
  loaded(): readonly LoadedIndex[];
  /** Whether more is on its way. */
  isLoading(): boolean;
  /** Grows with everything that comes or fails. */
  version(): number;
  /** Resolves with the next of these changes. */
  changed(): Promise<void>;
}

interface Load {
  readonly state: 'waiting' | 'loading' | 'loaded' | 'failed';
  readonly file?: IndexPart;
}

/** @param get stands in for `fetch` in tests. */
export function createIndexLoader(get: typeof fetch = (...args) => fetch(...args)): IndexLoader {
  const loads = new Map<string, Load>();
  /** Resolve once the index of a tag is there, or will not be. */
  const started = new Map<string, Promise<void>>();
  let version = 0;
  let announce = () => {};
  let change = Promise.resolve();
  const renew = () => {
    change = new Promise((resolve) => (announce = resolve));
  };
  renew();

  const put = (tag: string, load: Load) => {
    loads.set(tag, load);
    version += 1;
    announce();
    renew();
  };

  const fetchIndex = async (url: string, onIndex: (index: SerializedIndex) => void) => {
    try {
      const {ok, body} = await get(url);
      return ok && body ? await readIndexFile(body, onIndex) : undefined;
    } catch {
      return undefined;
    }
  };

  const start = (url: string, tag: string) =>
    new Promise<void>((resolve) => {
      loads.set(tag, {state: 'loading'});
      const onIndex = (index: SerializedIndex) => {
        put(tag, {state: 'loading', file: {index}});
        resolve();
      };
      void fetchIndex(url, onIndex).then((file: SearchIndexFile | undefined) => {
        put(tag, file ? {state: 'loaded', file} : {state: 'failed'});
        resolve();
      });
    });

  return {
    load(baseUrl, tags, first) {
      const startIfWaiting = (tag: string) => {
        if (loads.get(tag)?.state === 'waiting') started.set(tag, start(`${baseUrl}search-index-${tag}.json`, tag));
        return started.get(tag);
      };
      for (const tag of tags) {
        if (!loads.has(tag) || loads.get(tag)!.state === 'failed') loads.set(tag, {state: 'waiting'});
      }
      void Promise.resolve(first === undefined ? undefined : startIfWaiting(first)).then(() =>
        tags.forEach(startIfWaiting),
      );
    },
    loaded: () => Array.from(loads, ([tag, {file}]) => ({tag, file})).filter((it): it is LoadedIndex => !!it.file),
    isLoading: () => Array.from(loads.values()).some(({state}) => state === 'waiting' || state === 'loading'),
    version: () => version,
    changed: () => change,
  };
}
