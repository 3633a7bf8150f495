/**
 * What a first load may weigh, in bytes after brotli (quality 11), and how many requests it may take. Each limit is a
 * little over the figure of its day: a change that needs more raises the limit and says why.
 */
export interface Budget {
  /** Scripts that the page names: the entry, the theme and the page's own. */
  readonly script: number;
  /** The HTML with the styles in it. */
  readonly document: number;
  /** The document, and the scripts, style sheets and images that it names. */
  readonly requests: number;
}

/** By a page of each kind. */
export const PAGE_BUDGETS: Readonly<Record<string, Budget>> = {
  '/': {script: 103_200, document: 20_500, requests: 9},
  '/docs/core/configuration/intro': {script: 125_000, document: 28_200, requests: 15},
  '/docs/core/data-transfer/engine': {script: 124_700, document: 29_200, requests: 15},
  '/docs/core/content-manager/hooks/use-document': {script: 122_800, document: 26_000, requests: 15},
  '/exports/interfaces/FormProps': {script: 119_400, document: 22_500, requests: 15},
  '/exports/modules': {script: 123_700, document: 26_000, requests: 15},
  '/guides/type-system/cheatsheet': {script: 126_300, document: 31_000, requests: 15},
  '/tags': {script: 105_800, document: 22_000, requests: 11},
  '/tags/admin': {script: 104_700, document: 20_000, requests: 11},
  '/search': {script: 104_500, document: 19_000, requests: 9},
  '/404': {script: 82_600, document: 19_000, requests: 7},
};

/** What every page of a docs section loads, whatever it says: 10 kB more in the theme are over it. */
export const SHARED_SCRIPT_BUDGET = 114_000;

/** Rules that are put into every page. */
export const STYLE_BUDGET = 15_500;

/** By what stands in the name between `search-index-` and `.json`. */
export const INDEX_BUDGETS: Readonly<Record<string, number>> = {
  'docs-docs-current': 282_000,
  'docs-guides-current': 62_500,
  'docs-api-current': 36_000,
  'docs-exports-current': 78_500,
  'docs-rfcs-current': 14_000,
  default: 1500,
};

/** The HTML of the heaviest page, its styles included. */
export const LARGEST_DOCUMENT_BUDGET = 32_000;
