import type {DocumentType, SearchDocument} from '../types';

/** A page to be indexed, with what only the plugins that made it know. */
export interface PageInfo {
  readonly route: string;
  readonly type: DocumentType;
  readonly tags: readonly string[];
  readonly sidebarParentCategories: readonly string[];
}

interface PageSection {
  /** Empty for the part before the first heading. */
  readonly title: string;
  /** `#anchor`; empty for the part that the page itself leads to. */
  readonly hash: string;
  readonly content: string;
}

export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly PageSection[];
}

const condense = (text: string) =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The description says what the page is for, often in other words than its text: it is searched with the first part. */
const withDescription = (content: string, description: string) =>
  !description || content.includes(description.replace(/…$/, '')) ? content : `${description} ${content}`.trim();

/** The documents of one index file: pages in the order of their routes, sections in the order of the page. */
export const toDocuments = (pages: readonly (PageInfo & PageText)[]): SearchDocument[] =>
  [...pages]
    .sort((a, b) => (a.route < b.route ? -1 : 1))
    .flatMap(({route, title, description, sections, tags, sidebarParentCategories, type}) => {
      const pageTitle = condense(title);
      const own = condense(sections.flatMap(({hash, content}) => (hash ? [] : content)).join(' '));
      const first = {title: pageTitle, hash: '', content: withDescription(own, condense(description))};
      return [first, ...sections.filter(({hash}) => hash)].map((section) => {
        const sectionTitle = condense(section.title) || pageTitle;
        const content = condense(section.content);
        const sectionRoute = route + section.hash;
        const page = {tags, sidebarParentCategories, type, sectionRoute, sectionTitle, pageTitle};
        return {title: sectionTitle, content, ...page};
      });
    })
    .map((document, id) => ({id, ...document}));
