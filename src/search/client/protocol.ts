import type {SearchOptions, SearchResult} from '../query/searcher';
import type {Clause} from '../query/syntax';
import type {RankingOptions} from '../ranking';
import type {DocumentType, TextPart} from '../types';

/** A result as it is shown: text cut and marked in the worker. */
export interface DisplayHit {
  /** Route of the page, with the anchor of the section. Known to be unique. */
  readonly route: string;
  readonly tag: string;
  readonly type: DocumentType;
  readonly title: readonly TextPart[];
  /** Title of the page; empty when the result is the page itself. */
  readonly page: readonly TextPart[];
  /** Where the page is in the sidebar, outermost first. */
  readonly categories: readonly string[];
  /** Not there as long as the text is on its way. */
  readonly excerpt?: readonly TextPart[];
  readonly terms: readonly string[];
}

export interface DisplayResult extends Omit<SearchResult, 'hits'> {
  readonly hits: readonly DisplayHit[];
  /** There when not all indexes have been searched yet: with it, the next search waits until there is more to find. */
  readonly more?: number;
}

export const NOTHING: DisplayResult = {hits: [], total: 0, totals: {}};

export interface LoadRequest {
  readonly kind: 'load';
  readonly baseUrl: string;
  readonly tags: readonly string[];
  /** The tag whose index is wanted first: that of the section that the reader is in. */
  readonly first?: string;
  readonly ranking: RankingOptions;
}

export interface SearchRequest extends SearchOptions {
  readonly kind: 'search';
  readonly id: number;
  readonly query: string;
  /** What the query says, when it is in the syntax. */
  readonly clauses?: readonly Clause[];
  /** `more` of the answer that a better one is wanted for. */
  readonly after?: number;
}

export interface SearchAnswer {
  readonly id: number;
  readonly result: DisplayResult;
}
