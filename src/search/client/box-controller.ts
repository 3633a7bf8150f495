import {
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import type {InsightsClient} from '../options';
import {createQueryId, type InsightsItem,insightsItem, insightsOption} from './insights';
import {type DisplayHit, type DisplayResult,NOTHING} from './protocol';
import {uniqueSources} from './sources';

export type Item = DisplayHit & InsightsItem & Record<string, unknown>;

/** What the box shows. */
export interface BoxState {
  readonly query: string;
  readonly isOpen: boolean;
  /** `stalled` after 300 ms of `loading` (SPEC §4). */
  readonly status: AutocompleteState<Item>['status'];
  readonly activeItemId: number | null;
  readonly items: readonly (Item & {readonly __autocomplete_id: number})[];
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
  result: NOTHING,
  isPartial: false,
};

export interface BoxOptions {
  readonly input: HTMLInputElement;
  readonly panel: HTMLElement;
  readonly insights: InsightsClient | false;
  search(query: string): Promise<DisplayResult>;
  /** The results that follow those which were found before everything had been searched. */
  better(query: string, result: DisplayResult): AsyncIterable<DisplayResult>;
  /** Follows a result. */
  open(item: Item): void;
  /** Shows all results. */
  submit(query: string): void;
  /** Leaves a box that is closed and empty. */
  leave(): void;
  onState(state: BoxState): void;
}

/** The library's handlers are written for React's events; native ones have all that they use. */
type Api = AutocompleteApi<Item>;

interface Collection {
  readonly source: AutocompleteState<Item>['collections'][number]['source'];
  readonly state: AutocompleteState<Item>;
}

/** What the element of a result needs. */
export interface ItemProps {
  readonly id: string;
  readonly role: 'option';
  readonly 'aria-selected': boolean;
  onMouseMove(event: MouseHandlerEvent): void;
  onMouseDown(event: MouseHandlerEvent): void;
  onClick(event: MouseHandlerEvent): void;
  onAuxClick(event: MouseHandlerEvent): void;
}

type MouseHandlerEvent = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'button' | 'preventDefault'>;

export interface BoxController {
  itemProps(item: BoxState['items'][number]): ItemProps;
  close(): void;
  /** Takes all listeners away. */
  destroy(): void;
}

export const optionId = (id: number): string => `search-pages-item-${id}`;

/** SPEC §9. */
const STALL_THRESHOLD_MS = 300;

/** The item that stays active when others come: the reader's own choice if it is still there, else the first. */
const activeAmong = (items: readonly Item[], {items: before, activeItemId}: BoxState): number | null => {
  if (!activeItemId || items.length === 0) return items.length === 0 ? null : activeItemId;
  const {route} = before[activeItemId]!;
  return Math.max(
    0,
    items.findIndex((it) => it.route === route),
  );
};

const createApi = (
  options: BoxOptions,
  onState: (state: BoxState, collection: Collection | undefined) => void,
): Api => {
  let result = NOTHING;
  let shown = CLOSED;
  let collection: Collection | undefined;
  let [latest, answered] = [0, 0];

  const toItems = ({hits}: DisplayResult, queryId: string): Item[] =>
    hits.map((hit): Item => ({...hit, ...insightsItem(hit, queryId)}));

  /** Shows what follows the first results, until all is searched or the reader has gone on. */
  const improve = async (query: string, turn: number, found: DisplayResult, queryId: string, stallsIn: number) => {
    const isCurrent = () => turn === latest && shown.query === query && shown.items.length > 0;
    const stall = setTimeout(() => isCurrent() && api.setStatus('stalled'), stallsIn);
    for await (const better of options.better(query, found)) {
      if (!isCurrent()) break;
      const items = toItems(better, queryId);
      const active = activeAmong(items, shown);
      result = better;
      api.setCollections([{source: collection!.source, items}]);
      api.setActiveItemId(active);
      if (better.more === undefined) api.setStatus('idle');
    }
    clearTimeout(stall);
  };

  const api = createAutocomplete<Item>({
    id: 'search',
    placeholder: options.input.placeholder,
    defaultActiveItemId: 0,
    stallThreshold: STALL_THRESHOLD_MS,
    ignoreCompositionEvents: true,
    initialState: {query: options.input.value},
    shouldPanelOpen: ({state: {query}}) => query.trim() !== '',
    onStateChange({state}) {
      const {query, activeItemId, collections} = state;
      const items = (collections[0]?.items ?? []) as unknown as BoxState['items'];
      const isPartial = items.length > 0 && query.trim() !== '' && result.more !== undefined;
      const status = isPartial && state.status === 'idle' ? 'loading' : state.status;
      // The library opens the panel of a focused box at once; nothing has been searched by then.
      const isOpen = state.isOpen && (items.length > 0 || (answered > 0 && status !== 'stalled'));
      collection = collections[0] && {source: collections[0].source, state};
      shown = {query, isOpen, status, activeItemId, items, result, isPartial};
      onState(shown, collection);
    },
    onSubmit: ({state: {query}}) => options.submit(query.trim()),
    navigator: {navigate: ({item}) => options.open(item)},
    getSources: ({query}) =>
      uniqueSources<AutocompleteSource<Item>>([
        {
          sourceId: 'pages',
          async getItems() {
            const turn = (latest += 1);
            const [queryId, start] = [createQueryId(), performance.now()];
            const found = query.trim() ? await options.search(query) : NOTHING;
            // Answers may overtake each other; the library shows none that is older than the last.
            if (turn > answered) [result, answered] = [found, turn];
            // When the library has taken these over.
            if (turn === latest && found.more !== undefined) {
              const stallsIn = STALL_THRESHOLD_MS - (performance.now() - start);
              setTimeout(() => void improve(query, turn, found, queryId, stallsIn));
            }
            return toItems(found, queryId);
          },
          getItemUrl: ({item}) => item.route,
        },
      ]),
    ...insightsOption<Item>(options.insights),
  });
  return api;
};

const showOnInput = (input: HTMLInputElement, {query, isOpen, activeItemId, items}: BoxState) => {
  const isList = isOpen && items.length > 0;
  if (input.value !== query) input.value = query;
  input.setAttribute('aria-expanded', String(isList));
  input.setAttribute('aria-controls', isList ? 'search-list' : 'search-panel');
  if (isList && activeItemId !== null) input.setAttribute('aria-activedescendant', optionId(activeItemId));
  else input.removeAttribute('aria-activedescendant');
};

/** Ties the headless autocomplete of the library to an input that is there already, with what was typed into it. */
export function createBox(options: BoxOptions): BoxController {
  const {input, panel, leave} = options;
  const form = input.form!;
  let current: BoxState = {...CLOSED, query: input.value};
  let collection: Collection | undefined;
  const api = createApi(options, (state, of) => {
    current = state;
    collection = of;
    showOnInput(input, state);
    options.onState(state);
  });
  const own = api.getInputProps({inputElement: input});
  const ofForm = api.getFormProps({inputElement: input});
  const ofPage = api.getEnvironmentProps({inputElement: input, formElement: form, panelElement: panel});

  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (current.isOpen && current.items.length > 0 && isPlain && (event.key === 'Home' || event.key === 'End')) {
      event.preventDefault();
      api.setActiveItemId(event.key === 'Home' ? 0 : current.items.length - 1);
    } else if (event.key === 'Escape' && !current.isOpen && input.value === '') leave();
    else if (!event.isComposing) own.onKeyDown(event as never);
  };

  const listeners: [EventTarget, string, (event: never) => void][] = [
    [input, 'input', own.onChange],
    [input, 'compositionend', own.onCompositionEnd],
    [input, 'keydown', onKeyDown as never],
    [input, 'focus', own.onFocus],
    [input, 'click', own.onClick],
    [form, 'submit', ofForm.onSubmit],
    [form, 'reset', ofForm.onReset],
    [window, 'mousedown', ofPage.onMouseDown],
    [window, 'touchstart', ofPage.onTouchStart],
    [window, 'touchmove', ofPage.onTouchMove],
  ];
  for (const [target, type, listener] of listeners) {
    target.addEventListener(type, listener as EventListener, {passive: type.startsWith('touch')});
  }
  // What was typed while this code was on its way is searched now, and the panel opens if the reader is still there.
  if (document.activeElement === input) own.onFocus(new FocusEvent('focus') as never);

  return {
    itemProps(item) {
      const {onClick, ...props} = api.getItemProps({item, source: collection!.source});
      const follow = (isNewTab: boolean) => {
        const params = {item, itemUrl: item.route, state: collection!.state};
        if (isNewTab) api.navigator.navigateNewTab(params);
        else api.navigator.navigate(params);
      };
      return {
        id: props.id,
        role: 'option' as const,
        'aria-selected': props['aria-selected'],
        onMouseMove: props.onMouseMove as never,
        onMouseDown: props.onMouseDown as never,
        onClick(event) {
          onClick(event as never);
          follow(event.metaKey || event.ctrlKey);
        },
        onAuxClick: (event) => event.button === 1 && follow(true),
      };
    },
    close: () => api.setIsOpen(false),
    destroy() {
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener as EventListener);
    },
  };
}
