import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createSlugger} from '@docusaurus/utils';
import {SECTIONS} from '../config/sections';
import {withoutBaseUrl} from '../lib/base-url';
import {isListed, loadedVersions, routeOfPermalink} from '../lib/loaded-docs';
import {quotedMessages, type QuotingSection} from '../lib/markdown/messages';

/** A page that quotes messages. */
export interface QuotingPage {
  readonly route: string;
  readonly title: string;
  readonly sections: readonly QuotingSection[];
}

/** A section of the site, or a top-level entry of its sidebar; `id` is its anchor. */
interface Area {
  readonly id: string;
  readonly label: string;
}

export interface QuotingArea extends Area {
  readonly entries: readonly (Area & {readonly pages: readonly QuotingPage[]})[];
}

type Items = LoadedVersion['sidebars'][string];

/** The documents of a sidebar by its top-level entries, in its order. */
const entriesOf = (items: Items, labels: ReadonlyMap<string, string>): {label: string; ids: string[]}[] =>
  items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref')
      return [{label: item.label ?? labels.get(item.id) ?? item.id, ids: [item.id]}];
    if (item.type !== 'category') return [];
    const start = item.link?.type === 'doc' ? [item.link.id] : [];
    return [{label: item.label, ids: [...start, ...entriesOf(item.items, labels).flatMap(({ids}) => ids)]}];
  });

/** Of sections in their order: what the pages quote, by entries of the sidebar; areas without a message are left out. */
export const areasOf = (
  sections: readonly {
    readonly label: string;
    readonly sidebar: Items;
    /** By the ids of documents: what the sidebar calls them, and what they quote. */
    readonly labels: ReadonlyMap<string, string>;
    readonly pages: ReadonlyMap<string, QuotingPage>;
  }[],
): QuotingArea[] => {
  const slugger = createSlugger();
  return sections.flatMap(({label, sidebar, labels, pages}) => {
    const id = slugger.slug(label);
    const entries = entriesOf(sidebar, labels).flatMap((entry) => {
      const quoting = entry.ids.flatMap((it) => pages.get(it) ?? []).filter((page) => page.sections.length > 0);
      return quoting.length > 0 ? [{id: slugger.slug(entry.label), label: entry.label, pages: quoting}] : [];
    });
    return entries.length > 0 ? [{id, label, entries}] : [];
  });
};

/** Writes the messages that the pages of the last versions quote to a data file that only their overview loads. */
export default function messages({siteDir, baseUrl}: LoadContext): Plugin {
  const read = async ({permalink, title, source}: LoadedVersion['docs'][number]): Promise<QuotingPage> => ({
    route: withoutBaseUrl(baseUrl, routeOfPermalink(permalink, baseUrl)),
    title,
    sections: quotedMessages(await fs.readFile(path.join(siteDir, source.replace(/^@site\//, '')), 'utf8')),
  });
  return {
    name: 'messages',
    async allContentLoaded({allContent, actions}) {
      const last = loadedVersions(allContent).filter(({isLast}) => isLast);
      const sections = SECTIONS.map(async ({id, label}) => {
        const {docs = [], sidebars = {}} = last.find(({section}) => section === id) ?? {};
        const labels = new Map(docs.map((doc) => [doc.id, doc.frontMatter.sidebar_label ?? doc.title]));
        const pages = docs.filter(isListed).map(async (doc) => [doc.id, await read(doc)] as const);
        return {label, sidebar: Object.values(sidebars).flat(), labels, pages: new Map(await Promise.all(pages))};
      });
      await actions.createData('areas.json', JSON.stringify(areasOf(await Promise.all(sections))));
    },
  };
}
