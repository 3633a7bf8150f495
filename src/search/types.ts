import {type Field, FIELDS} from './query/fields';

/** The blog is off, so no document is of type `blog`. */
export type DocumentType = 'docs' | 'blog' | 'other';

export {type Field, FIELDS};

/** One section of a page, from a heading of level 1 to 3 to the next: the unit that is found. */
export interface SearchDocument {
  /** Position in its file, from 0. Postings refer to it. */
  readonly id: number;
  /** The indexed title: that of the section, or of the page for the part before its first section. */
  readonly title: string;
  /** The whole text of the section, white space condensed. */
  readonly content: string;
  readonly tags: readonly string[];
  /** Labels of the sidebar categories around the page, outermost first. */
  readonly sidebarParentCategories: readonly string[];
  readonly type: DocumentType;
  /** Route of the page, and `#anchor` of the section unless it is the first. */
  readonly sectionRoute: string;
  readonly sectionTitle: string;
  readonly pageTitle: string;
}

export type DocumentOutline = Omit<SearchDocument, 'content' | 'tags'>;

/** The documents of one page, which follow each other in the file, without their texts. */
export interface PageOutline {
  readonly route: string;
  readonly title: string;
  readonly type: DocumentType;
  readonly categories: readonly string[];
  /** Anchor (without `#`; empty for the page itself) and title of each document. */
  readonly sections: readonly (readonly [anchor: string, title: string])[];
}

/** Term counts, not scores, so that several files can be searched as one collection; and all that a result shows but text. */
export interface SerializedIndex {
  readonly pages: readonly PageOutline[];
  /** Every term of the file, sorted, separated by spaces. */
  readonly terms: string;
  /**
   * For each field, the postings of each term, separated by commas and in the order of `terms`. A posting list is a
   * sequence of base-36 numbers: each is the distance to the next document, and `:n` after one says that the term
   * occurs n times there (once when it is not said).
   */
  readonly postings: Readonly<Record<Field, string>>;
}

/** `search-index-{tag}.json` begins with the index, a quarter of it, so that a search is answered while the texts load. */
export interface SearchIndexFile {
  readonly index: SerializedIndex;
  readonly documents: readonly SearchDocument[];
}

export type IndexPart = Pick<SearchIndexFile, 'index'> & Partial<SearchIndexFile>;

export interface TextPart {
  readonly text: string;
  readonly mark: boolean;
}

export interface SearchHit {
  /** Without its text when that is not there yet. */
  readonly document: DocumentOutline & Partial<SearchDocument>;
  /** Docs tag of the file that the document is in, such as `docs-guides-current`. */
  readonly tag: string;
  readonly score: number;
  /** The words of the document that matched, lower case, for highlighting on its page. */
  readonly terms: readonly string[];
}
