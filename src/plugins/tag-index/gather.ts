import type {DocMetadata} from '@docusaurus/plugin-content-docs';

interface TaggedDoc {
  /** The permalink: doc ids repeat between sections, permalinks do not. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
}

interface GatheredTag {
  readonly label: string;
  readonly permalink: string;
  readonly description: string | undefined;
  readonly items: TaggedDoc[];
}

type TaggableDoc = Pick<DocMetadata, 'title' | 'description' | 'permalink' | 'tags' | 'unlisted'>;

/**
 * Groups documents by tag. Unlisted documents are left out; tags and the documents of a tag are sorted by label and
 * title, so that the result does not depend on the order of the sections.
 */
export function gatherTags(docs: readonly TaggableDoc[]): GatheredTag[] {
  const byPermalink = new Map<string, GatheredTag>();
  for (const doc of docs.filter(({unlisted}) => !unlisted)) {
    const item = {id: doc.permalink, title: doc.title, description: doc.description, permalink: doc.permalink};
    for (const {label, permalink, description} of doc.tags) {
      const gathered = byPermalink.get(permalink) ?? {label, permalink, description, items: []};
      gathered.items.push(item);
      byPermalink.set(permalink, gathered);
    }
  }
  const tags = [...byPermalink.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'));
  for (const tag of tags) {
    tag.items.sort((a, b) => a.title.localeCompare(b.title, 'en') || a.permalink.localeCompare(b.permalink, 'en'));
  }
  return tags;
}
