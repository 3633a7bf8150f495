/** What the page of a document is: a page of a docs section, a blog post, or anything else. */
export type DocumentType = 'docs' | 'blog' | 'other';

/** The searchable fields of a document, in the order in which an index file lists their postings. */
export const FIELDS = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;
export type Field = (typeof FIELDS)[number];

/** One section of a page, from a heading of level 1 to 3 to the next: the unit that is found. */
export interface SearchDocument {
  /** Position in its file, from 0. Postings refer to it. */
  readonly id: number;
  /** The indexed title: that of the section, or of the page for the part before its first section. */
  readonly title: string;
  /** The whole text of the section, white space condensed. */
  readonly content: string;
  /** Labels of the tags of the page. */
  readonly tags: readonly string[];
  /** Labels of the sidebar categories around the page, outermost first. */
  readonly sidebarParentCategories: readonly string[];
  readonly type: DocumentType;
  /** Route of the page, and `#anchor` of the section unless it is the first. */
  readonly sectionRoute: string;
  readonly sectionTitle: string;
  readonly pageTitle: string;
}

/**
 * A full-text index without scores: raw counts, so that several indexes can be searched as one with the same term
 * statistics, whichever of them a word is in.
 */
export interface SerializedIndex {
  /** Every term of the file, sorted, separated by spaces. */
  readonly terms: string;
  /**
   * For each field, the postings of each term, separated by commas and in the order of `terms`. A posting list is a
   * sequence of base-36 numbers: each is the distance to the next document, and `:n` after one says that the term
   * occurs n times there (once when it is not said).
   */
  readonly postings: Readonly<Record<Field, string>>;
}

/** The content of `search-index-{tag}.json`. */
export interface SearchIndexFile {
  readonly documents: readonly SearchDocument[];
  readonly index: SerializedIndex;
}

/** A piece of text; `mark` when it matches what was searched. */
export interface TextPart {
  readonly text: string;
  readonly mark: boolean;
}

/** A found document. */
export interface SearchHit {
  readonly document: SearchDocument;
  /** Docs tag of the file that the document is in, such as `docs-guides-current`. */
  readonly tag: string;
  readonly score: number;
  /** The words of the document that matched, lower case, for highlighting on its page. */
  readonly terms: readonly string[];
}
