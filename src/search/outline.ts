import type {DocumentOutline, PageOutline, SearchDocument} from './types';

/** What the results of an index show, without the texts. */
export function outlineOf(documents: readonly SearchDocument[]): PageOutline[] {
  const pages: (PageOutline & {readonly sections: [string, string][]})[] = [];
  for (const {sectionRoute, title, pageTitle, type, sidebarParentCategories: categories} of documents) {
    const [route, anchor = ''] = sectionRoute.split('#') as [string, string?];
    if (pages.at(-1)?.route !== route) pages.push({route, title: pageTitle, type, categories, sections: []});
    pages.at(-1)!.sections.push([anchor, title]);
  }
  return pages;
}

/** The documents of an index, without their texts. */
export function documentsOf(pages: readonly PageOutline[]): DocumentOutline[] {
  const documents: DocumentOutline[] = [];
  for (const {route, title: pageTitle, type, categories: sidebarParentCategories, sections} of pages) {
    for (const [anchor, title] of sections) {
      const sectionRoute = anchor ? `${route}#${anchor}` : route;
      const id = documents.length;
      documents.push({id, title, sidebarParentCategories, type, sectionRoute, sectionTitle: title, pageTitle});
    }
  }
  return documents;
}
