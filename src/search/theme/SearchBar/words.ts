// What the search box and the page of results both say.
import {translate} from '@docusaurus/Translate';

export const NO_RESULTS = translate({message: 'No results found.'});

export const countOfResults = (count: number): string =>
  count === 1 ? translate({message: '1 result'}) : translate({message: '{count} results'}, {count});
