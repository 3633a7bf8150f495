import type {DocumentOutline, PageOutline, SearchDocument} from './types';

/** What the results of an index show, without the texts. */
export const outlineOf = (documents: readonly SearchDocument[]): PageOutline[] => {
  const pages: (PageOutline & {readonly sections: [string, string][]})[] = [];
  for (const {sectionRoute, title, pageTitle, type, sidebarParentCategories: categories} of documents) {
    const [route, anchor = ''] = sectionRoute.split('#') as [string, string?];
    if (pages.at(-1)?.route !== route) pages.push({route, title: pageTitle, type, categories, sections: []});
    pages.at(-1)!.sections.push([anchor, title]);
  }
  return pages;
};

export const documentsOf = (pages: readonly PageOutline[]): DocumentOutline[] =>
  pages
    .flatMap(({route, title: pageTitle, type, categories: sidebarParentCategories, sections}) =>
      sections.map(([anchor, title]) => {
        const sectionRoute = anchor ? `${route}#${anchor}` : route;
        return {title, sidebarParentCategories, type, sectionRoute, sectionTitle: title, pageTitle};
      }),
    )
    .map((document, id) => ({id, ...document}));
