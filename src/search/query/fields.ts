// Apart from the types: pages and the worker use it, and of `search` only what is in `query` may be in both.

/** The searchable fields of a document, in the order in which an index file lists their postings. */
export const FIELDS = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;
export type Field = (typeof FIELDS)[number];
