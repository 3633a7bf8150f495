import {
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import type {BaseSyntheticEvent, KeyboardEvent as ReactKeyboardEvent, MouseEvent as ReactMouseEvent} from 'react';
import type {InsightsClient} from '../options';
import {recentQueries, rememberQuery} from '../query/recent';
import {createQueryId, insightsItem, insightsOption} from './insights';
import {type DisplayHit, type DisplayResult, NOTHING} from './protocol';
import {resultsOf} from './search-client';
import {uniqueSources} from './sources';

type HitItem = DisplayHit & ReturnType<typeof insightsItem> & Record<string, unknown>;
/** A recent query. */
type QueryItem = {readonly query: string} & Record<string, unknown>;
type Item = HitItem | QueryItem;
type Shown<T> = readonly (T & {readonly __autocomplete_id: number})[];
type Api = AutocompleteApi<Item, BaseSyntheticEvent, ReactMouseEvent, ReactKeyboardEvent>;
type Source = AutocompleteState<Item>['collections'][number]['source'];

export interface BoxState {
  readonly query: string;
  readonly isOpen: boolean;
  /** `stalled` after 300 ms of `loading`. */
  readonly status: AutocompleteState<Item>['status'];
  readonly activeItemId: number | null;
  readonly items: Shown<HitItem>;
  /** Recent queries, while the box is empty. */
  readonly recent: Shown<QueryItem>;
  readonly result: DisplayResult;
  /** Whether the items are those of some indexes only, and better ones may follow. */
  readonly isPartial: boolean;
}

export const CLOSED: BoxState = {
  query: '',
  isOpen: false,
  status: 'idle',
  activeItemId: null,
  items: [],
  recent: [],
  result: NOTHING,
  isPartial: false,
};

export interface BoxOptions {
  readonly input: HTMLInputElement;
  readonly panel: HTMLElement;
  readonly insights: InsightsClient | false;
  open(hit: DisplayHit): void;
  /** URL of the page of all results. */
  resultsUrl(query: string): string;
  submit(query: string): void;
  /** Leaves a box that is closed and empty. */
  leave(): void;
  onState(state: BoxState): void;
}

const STALL_THRESHOLD_MS = 300;

/** The item that stays active when others come: the reader's own choice if it is still there, else the first. */
const activeAmong = (items: readonly HitItem[], {items: before, activeItemId}: BoxState): number | null => {
  if (items.length === 0) return null;
  if (!activeItemId) return activeItemId;
  const chosen = before[activeItemId]!.route;
  const position = items.findIndex(({route}) => route === chosen);
  return Math.max(0, position);
};

/** The headless autocomplete library, with results and recent queries as its sources. */
export const createApi = (options: BoxOptions, onState: (state: BoxState) => void) => {
  let result = NOTHING;
  let shown = CLOSED;
  let source: Source | undefined;
  let [latest, answered] = [0, 0];

  const toItems = ({hits}: DisplayResult, queryId: string): HitItem[] =>
    hits.map((hit) => ({...hit, ...insightsItem(hit, queryId)}));

  const pages = (query: string): AutocompleteSource<Item> => ({
    sourceId: 'pages',
    getItemUrl: ({item}) => (item as HitItem).route,
    onSelect({setIsOpen}) {
      rememberQuery(query);
      setIsOpen(false);
    },
    async getItems() {
      const turn = (latest += 1);
      const start = performance.now();
      const queryId = createQueryId();
      const results = resultsOf({query});
      /** Shows what follows the first results, until all is searched or the reader has gone on. */
      const improve = async (stallsIn: number) => {
        const isCurrent = () => turn === latest && shown.query === query && shown.items.length > 0;
        const stall = setTimeout(() => isCurrent() && api.setStatus('stalled'), stallsIn);
        for await (const better of results) {
          if (!isCurrent()) break;
          const items = toItems(better, queryId);
          const active = activeAmong(items, shown);
          result = better;
          api.setCollections([{source: source!, items}]);
          api.setActiveItemId(active);
          if (better.more === undefined) api.setStatus('idle');
        }
        clearTimeout(stall);
      };
      const found = (query.trim() && (await results.next()).value) || NOTHING;
      // Answers may overtake each other; the library shows none that is older than the last.
      if (turn > answered) [result, answered] = [found, turn];
      // After the library has taken these results.
      if (turn === latest && found.more !== undefined) {
        const stallsIn = STALL_THRESHOLD_MS - (performance.now() - start);
        setTimeout(() => void improve(stallsIn));
      }
      return toItems(found, queryId);
    },
  });

  const recent: AutocompleteSource<Item> = {
    sourceId: 'recent',
    getItemUrl: ({item}) => options.resultsUrl((item as QueryItem).query),
    getItems({setActiveItemId}) {
      // Enter in an empty box is none of them.
      setActiveItemId(null);
      return recentQueries().map((query) => ({query}));
    },
  };

  const follow = (item: Item) => {
    if ('route' in item) return options.open(item as HitItem);
    api.setQuery((item as QueryItem).query);
    // The library closes the panel when something is selected.
    api.setIsOpen(true);
    void api.refresh();
  };

  const api: Api = createAutocomplete({
    id: 'search',
    placeholder: options.input.placeholder,
    defaultActiveItemId: 0,
    stallThreshold: STALL_THRESHOLD_MS,
    ignoreCompositionEvents: true,
    initialState: {query: options.input.value},
    openOnFocus: true,
    shouldPanelOpen: ({state: {query}}) => query.trim() !== '' || recentQueries().length > 0,
    onStateChange({state}) {
      const {query, activeItemId, collections} = state;
      source = collections[0]?.source;
      const all = collections[0]?.items ?? [];
      const isRecent = source?.sourceId === recent.sourceId;
      const isEmpty = query.trim() === '';
      const items = (isRecent ? [] : all) as unknown as BoxState['items'];
      const queries = (isRecent && isEmpty ? all : []) as unknown as BoxState['recent'];
      const isPartial = items.length > 0 && !isEmpty && result.more !== undefined;
      const status = isPartial && state.status === 'idle' ? 'loading' : state.status;
      // The library opens the panel of a focused box at once; nothing has been searched by then.
      const hasAnswer = !isEmpty && !isRecent && answered > 0 && status !== 'stalled';
      const isOpen = state.isOpen && (items.length + queries.length > 0 || hasAnswer);
      shown = {query, isOpen, status, activeItemId, items, recent: queries, result, isPartial};
      onState(shown);
    },
    onSubmit({state: {query}}) {
      rememberQuery(query);
      options.submit(query.trim());
    },
    navigator: {navigate: ({item}) => follow(item)},
    getSources: ({query}) => uniqueSources([query.trim() ? pages(query) : recent]),
    ...insightsOption<Item>(options.insights),
  });
  return {api, follow, sourceOf: () => source!};
};
