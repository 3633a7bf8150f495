import type {IndexPart} from '../types';
import {readIndexFile} from './index-stream';

interface Load {
  file?: IndexPart;
  /** Resolves with the index or the end of the load; absent until the load has started. */
  begun?: Promise<void>;
  hasEnded?: boolean;
}

/** @param get stands in for `fetch` in tests. */
export const createIndexLoader = (get: typeof fetch = (...args) => fetch(...args)) => {
  const loads = new Map<string, Load>();
  let wanted: readonly string[] = [];
  let version = 0;
  let announce = () => {};
  let change = Promise.resolve();
  const tell = () => {
    version += 1;
    announce();
    change = new Promise((resolve) => (announce = resolve));
  };
  tell();

  const start = (url: string, load: Load) =>
    new Promise<void>((resolve) => {
      const put = (file: IndexPart | undefined, hasEnded: boolean) => {
        Object.assign(load, {file, hasEnded});
        tell();
        resolve();
      };
      void get(url)
        .then(({ok, body}) => (ok && body ? readIndexFile(body, (index) => put({index}, false)) : undefined))
        .then(
          (file) => put(file, true),
          () => put(undefined, true),
        );
    });

  return {
    /**
     * Loads the file of each tag that is neither loaded nor loading. One that fails is empty until the next call tries
     * again.
     *
     * @param first the tag to begin with: the others wait until its index is there.
     */
    load(baseUrl: string, tags: readonly string[], first?: string): void {
      wanted = tags;
      for (const tag of tags) {
        const load = loads.get(tag);
        if (!load) loads.set(tag, {});
        else if (load.hasEnded && !load.file) Object.assign(load, {begun: undefined, hasEnded: false});
      }
      const begin = (tag: string) => {
        const load = loads.get(tag)!;
        return (load.begun ??= start(`${baseUrl}search-index-${tag}.json`, load));
      };
      void Promise.resolve(first && begin(first)).then(() => tags.forEach(begin));
    },
    /** What there is now of the tags that were asked for last: those of another version are kept, and not searched. */
    loaded: () =>
      wanted.flatMap((tag) => {
        const {file} = loads.get(tag)!;
        return file ? [{tag, file}] : [];
      }),
    isLoading: () => wanted.some((tag) => !loads.get(tag)!.hasEnded),
    /** Grows with everything that comes or fails. */
    version: () => version,
    /** Resolves with the next of these changes. */
    changed: () => change,
  };
};
