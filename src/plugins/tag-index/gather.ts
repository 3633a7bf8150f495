import type {DocMetadata} from '@docusaurus/plugin-content-docs';

interface TaggedDoc {
  /** The permalink: doc ids repeat between sections, permalinks do not. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
}

export interface GatheredTag {
  readonly label: string;
  readonly permalink: string;
  readonly description: string | undefined;
  readonly items: readonly TaggedDoc[];
}

type TaggableDoc = Pick<DocMetadata, 'title' | 'description' | 'permalink' | 'tags' | 'unlisted'>;

/**
 * Groups documents by tag. Unlisted documents are left out; tags and the documents of a tag are sorted by label and
 * title, so that the result does not depend on the order of the sections.
 */
export function gatherTags(docs: readonly TaggableDoc[]): GatheredTag[] {
  const byPermalink = new Map<string, Omit<GatheredTag, 'items'> & {items: TaggedDoc[]}>();
  for (const {title, description, permalink, tags, unlisted} of docs) {
    if (unlisted) continue;
    for (const tag of tags) {
      const gathered = byPermalink.get(tag.permalink) ?? {
        label: tag.label,
        permalink: tag.permalink,
        description: tag.description,
        items: [],
      };
      gathered.items.push({id: permalink, title, description, permalink});
      byPermalink.set(tag.permalink, gathered);
    }
  }
  const tags = [...byPermalink.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'));
  for (const tag of tags) {
    tag.items.sort((a, b) => a.title.localeCompare(b.title, 'en') || a.permalink.localeCompare(b.permalink, 'en'));
  }
  return tags;
}
