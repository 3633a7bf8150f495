import type {AutocompleteOptions, BaseItem} from '@algolia/autocomplete-core';
import type {OnSelectParams} from '@algolia/autocomplete-plugin-algolia-insights';
import type {InsightsClient} from '../options';
import type {DisplayHit} from './protocol';

/** 32 hexadecimal digits, as the service expects them; equal for all the results of one search. */
export const createQueryId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The analytics identity of a result: its route, which does not change from build to build. */
export const insightsItem = ({route, tag}: DisplayHit, queryId: string) => ({
  objectID: route,
  __autocomplete_indexName: `search-index-${tag}`,
  __autocomplete_queryID: queryId,
});

/**
 * The `insights` option of the search library: without a client, no script and no event. With one, the library reports
 * viewed items 400 ms after they last changed, in batches of 20; following a result is a click and a conversion.
 */
export const insightsOption = <T extends BaseItem>(client: InsightsClient | false) =>
  ({
    insights: client && {
      insightsInitParams: client,
      onSelect({insights, insightsEvents}: OnSelectParams) {
        insights.clickedObjectIDsAfterSearch(...insightsEvents);
        const eventName = 'Result Opened';
        const conversions = insightsEvents.map(({index, queryID, items}) => ({eventName, index, queryID, items}));
        // The library's types want items with a query id each; the service takes one query id for all of them.
        insights.convertedObjectIDsAfterSearch(...(conversions as never[]));
      },
    },
  }) as Pick<AutocompleteOptions<T>, 'insights'>;
