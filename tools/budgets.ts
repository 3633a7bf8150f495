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
  '/': {script: 104_900, document: 20_500, requests: 9},
  '/docs/core/configuration/intro': {script: 127_300, document: 28_600, requests: 15},
  '/docs/core/data-transfer/engine': {script: 127_000, document: 29_500, requests: 15},
  '/docs/core/content-manager/hooks/use-document': {script: 125_200, document: 26_300, requests: 15},
  '/exports/interfaces/FormProps': {script: 121_400, document: 22_500, requests: 15},
  '/exports/modules': {script: 125_600, document: 26_000, requests: 15},
  '/guides/type-system/cheatsheet': {script: 130_400, document: 31_300, requests: 15},
  '/guides/errors': {script: 120_300, document: 36_500, requests: 10},
  '/tags': {script: 107_400, document: 22_000, requests: 11},
  '/tags/admin': {script: 106_900, document: 20_000, requests: 11},
  '/search': {script: 106_600, document: 19_000, requests: 9},
  '/404': {script: 84_900, document: 19_000, requests: 7},
};

/** What every page of a docs section loads, whatever it says: 10 kB more in the theme are over it. */
export const SHARED_SCRIPT_BUDGET = 115_800;

/** Rules that are put into every page. */
export const STYLE_BUDGET = 15_500;

/**
 * By what stands in the name between `search-index-` and `.json`. About 1 % over the figure: a corrected sentence must
 * not exceed it, an indexed page more does.
 */
export const INDEX_BUDGETS: Readonly<Record<string, number>> = {
  'docs-docs-current': 302_000,
  'docs-guides-current': 164_000,
  'docs-api-current': 38_700,
  'docs-exports-current': 81_700,
  'docs-rfcs-current': 14_000,
  default: 1500,
};

/** The HTML of the heaviest page that has no limit of its own, its styles included. */
export const LARGEST_DOCUMENT_BUDGET = 32_000;
