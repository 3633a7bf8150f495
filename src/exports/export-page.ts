import {posix} from 'node:path';
import type {Kind} from './render';

export const MODULE = '@strapi/strapi/admin';

export interface ExportPage {
  /** Path below `exports/`, with the `.md` extension. */
  readonly path: string;
  readonly kind: Kind;
  /** The name as it is imported or qualified, such as `useRBAC` or `Table.BodyProps`. */
  readonly name: string;
  /** First sentence of the published doc comment; empty when there is none. */
  readonly summary: string;
  /** Markdown: the line that imports the symbol, and how stable it is. */
  readonly head: string;
  /** Markdown: the published comment of the symbol. */
  readonly comment: string;
  /** Markdown: the signature and the tables of its parts. */
  readonly reference: string;
}

/**
 * Symbols whose page is kept with the namespaces, because that is the address they have been published at. The
 * published types export them as plain functions.
 */
const KEPT_AS_NAMESPACE = new Set(['private_useAutoReloadOverlayBlocker', 'unstable_useDocumentLayout']);

const unescapeMarkdown = (text: string) => text.replace(/\\([\\_*<>{}|`~[\]])/g, '$1');

const kindOf = (folder: string, name: string): Kind => {
  if (KEPT_AS_NAMESPACE.has(name)) return 'namespaces';
  const isHook = /^(unstable_|private_)?use[A-Z]/.test(name);
  const isComponent = /^(unstable_|private_)?[A-Z]/.test(name);
  if (folder === 'functions') return isHook ? 'hooks' : isComponent ? 'components' : 'functions';
  if (folder === 'variables') return isComponent ? 'components' : 'variables';
  return folder as Kind;
};

/** Where a file that typedoc wrote is published; `undefined` for the entry file. */
export function publishedAt(rawPath: string): {kind: Kind; name: string; path: string} | undefined {
  const parts = rawPath.replace(/\.md$/, '').split('/');
  if (parts.length === 1) return undefined;
  let [folder, name] = parts as [string, string];
  if (folder === 'namespaces' && parts.length === 4) {
    folder = parts[2]!;
    name = `${name}.${parts[3]}`;
  }
  const kind = kindOf(folder, name);
  return {kind, name, path: `${kind}/${name}.md`};
}

const relativeTo = (fromPath: string, toPath: string) => {
  const relative = posix.relative(posix.dirname(fromPath), toPath);
  return relative.startsWith('../') ? relative : `./${relative}`;
};

/** Rewrites the relative links of a raw page to where their targets are published. Anchors are kept. */
const rewriteLinks = (rawPath: string, path: string, markdown: string) =>
  markdown.replace(/\]\(([^):#\s]+\.md)(#[^)\s]*)?\)/g, (_match, link: string, hash = '') => {
    const target = publishedAt(posix.join(posix.dirname(rawPath), link));
    return `](${relativeTo(path, target?.path ?? 'modules.md')}${hash})`;
  });

/** Takes a level 2 section out of a page: the comment of a symbol belongs before its signature, not after the tables. */
const takeSection = (markdown: string, heading: string): [section: string, rest: string] => {
  const match = new RegExp(`^## ${heading}\\n\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(markdown);
  return match ? [match[1]!.trim(), markdown.replace(match[0], '')] : ['', markdown];
};

/** A sentence of a comment in which the CMS's developers say what they still want to do. */
const TODO = /(?<=^|\n|\| |[.!?]\s)(?:TODO|FIXME)\b(?:(?!\n\n| \|)[\s\S])*?(?:[.!?](?=\s|$)|(?=\n\n| \||$))/g;
/** Typedoc's mark; on a line of its own, with the empty lines below. */
const ALPHA = /^\*\*`Alpha`\*\*\n+|\*\*`Alpha`\*\*/gm;
const SINGLE_COLUMN = /^\|(?:\\.|[^|\\\n])+\|\n\| -+ \|\n((?:\|.*\|\n?)+)/gm;

const withoutTodos = (markdown: string) => markdown.replace(TODO, '').replace(/\| {2}(?=\|)/g, '| - ');

/** Makes tables of one column lists, and such a table of one row its text. */
const withLists = (markdown: string) =>
  markdown.replace(SINGLE_COLUMN, (_table, rows: string) => {
    const cells = rows.match(/(?<=^\| ).*(?= \|$)/gm)!;
    return `${cells.length > 1 ? cells.map((cell) => `- ${cell}`).join('\n') : cells[0]}\n`;
  });

/** The first sentence of a text; all of its first paragraph when that has no end of a sentence. */
export const firstSentence = (text: string): string => {
  const paragraph = text.split('\n\n')[0]!.replace(/\s+/g, ' ').trim();
  return /^(.+?[.!?])(\s|$)/.exec(paragraph)?.[1] ?? paragraph;
};

const TYPE_KINDS: readonly Kind[] = ['interfaces', 'type-aliases'];
/** Exported as types only, though they are classes. */
const TYPE_ONLY_CLASSES = ['Plugin', 'StrapiApp'];

const importLine = (kind: Kind, name: string) => {
  const [root] = name.split('.') as [string];
  const isType = TYPE_KINDS.includes(kind) || TYPE_ONLY_CLASSES.includes(name);
  return `\`\`\`ts\nimport ${isType ? 'type ' : ''}{${root}} from '${MODULE}';\n\`\`\``;
};

const stability = (name: string, markdown: string): string => {
  if (name.startsWith('private_')) return 'Private: exported for the CMS’s own packages; it may change in any release.';
  if (name.startsWith('unstable_')) return 'Unstable: it may change in a minor release.';
  return /^\*\*`Alpha`\*\*$/m.test(markdown) ? 'Marked as alpha in its source: it may change.' : '';
};

export function toPage(rawPath: string, raw: string): ExportPage | undefined {
  const published = publishedAt(rawPath);
  if (!published) return undefined;
  const {kind, name, path} = published;
  const withoutTitle = withoutTodos(raw.replace(/^# .*\n+/, ''));
  const [description, rest] = takeSection(withoutTitle, 'Description');
  const [warning, content] = takeSection(rest, 'Warning');
  const note = stability(name, withoutTitle);
  const join = (...parts: string[]) => rewriteLinks(rawPath, path, parts.filter(Boolean).join('\n\n'));
  return {
    path,
    kind,
    name,
    summary: firstSentence(unescapeMarkdown(description)),
    head: join(importLine(kind, name), note && `:::info[Stability]\n\n${note}\n\n:::`),
    comment: join(description, warning && `:::warning\n\n${warning}\n\n:::`),
    reference: join(withLists(content).replace(ALPHA, '').trim()),
  };
}
