import type {Field} from './types';

export interface RankingOptions {
  /** Weight of a match by field. Default: title 5, tags 3, parent categories 2, content 1. */
  readonly boosts: Readonly<Record<Field, number>>;
  /** How much a long field is held against a match, from 0 to 1. Default: 0.75. */
  readonly b: number;
  /** How soon further occurrences of a word stop to count, 0 or more. Default: 1.2. */
  readonly k1: number;
  /** How many levels of categories around a page are searched, innermost first; 0 for none. Default: 0. */
  readonly parentCategoriesDepth: number;
  /** Most results over all indexes together. Default: 8. */
  readonly maxResults: number;
}

export const DEFAULT_RANKING: RankingOptions = {
  boosts: {title: 5, content: 1, tags: 3, sidebarParentCategories: 2},
  b: 0.75,
  k1: 1.2,
  parentCategoriesDepth: 0,
  maxResults: 8,
};
