import {type ExportPage, MODULE} from './export-page';
import {groupOf, GROUPS} from './groups';
import type {MentioningPage} from './mentions';

/** The kinds of exports in the order of the sidebar and of the modules page, with what readers call them. */
export const EXPORT_KINDS = [
  {kind: 'hooks', label: 'Hooks', singular: 'hook'},
  {kind: 'components', label: 'Components', singular: 'component'},
  {kind: 'functions', label: 'Functions', singular: 'function'},
  {kind: 'variables', label: 'Objects', singular: 'object'},
  {kind: 'classes', label: 'Classes', singular: 'class'},
  {kind: 'namespaces', label: 'Namespaces', singular: 'namespace'},
  {kind: 'interfaces', label: 'Interfaces', singular: 'interface'},
  {kind: 'type-aliases', label: 'Type aliases', singular: 'type alias'},
] as const;

/** What an exported symbol is to the person who imports it; also the folder of its page. */
export type Kind = (typeof EXPORT_KINDS)[number]['kind'];

const KIND_ORDER = EXPORT_KINDS.map(({kind}) => kind);

const TAGS_BY_NAME: readonly [pattern: RegExp, tag: string][] = [
  [/RBAC|Permission|Auth|Protect/, 'permissions'],
  [/Form|Input|Field|Validation/, 'forms'],
  [/Notification/, 'notifications'],
  [/Document|ContentManager/, 'content-manager'],
  [/Layout/, 'layouts'],
  [/Setting/, 'settings'],
  [/Role/, 'roles'],
  [/User/, 'users'],
  [/Error/, 'errors'],
  [/Tracking/, 'telemetry'],
  [/AutoReload/, 'content-type-builder'],
];

const tagsOf = ({kind, name}: ExportPage): string[] => [
  'plugins',
  kind === 'hooks' || /use[A-Z]/.test(name)
    ? 'hooks'
    : /interfaces|type-aliases|classes/.test(kind)
      ? 'typescript'
      : 'front-end',
  ...TAGS_BY_NAME.filter(([pattern]) => pattern.test(name)).map(([, tag]) => tag),
];

const frontMatter = (fields: Record<string, unknown>) =>
  `---\n${Object.entries({...fields, custom_edit_url: null})
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n`;

const mentionList = (pages: readonly MentioningPage[]) =>
  pages.length > 0
    ? `\n## Pages that mention it\n\n${pages.map(({title, route}) => `- [${escapeText(title)}](${route})`).join('\n')}\n`
    : '';

export function renderPage(page: ExportPage, mentions: readonly MentioningPage[]): string {
  const {singular} = EXPORT_KINDS.find(({kind}) => kind === page.kind)!;
  const isNamespace = page.kind === 'namespaces' && !/use[A-Z]/.test(page.name);
  return `${frontMatter({
    title: isNamespace ? `${page.name} (namespace)` : page.name,
    sidebar_label: page.name,
    description: `${page.name}: ${singular} exported by ${MODULE}, with its import, signature, members and related types.`,
    tags: tagsOf(page),
  })}\n${[page.head, page.comment, page.reference].filter(Boolean).join('\n\n')}\n${mentionList(mentions)}`;
}

const escapeText = (text: string) => text.replace(/[|{}<>[\]]/g, '\\$&');

const rowOf = ({name, kind, path, summary}: ExportPage) => {
  const {singular} = EXPORT_KINDS.find((entry) => entry.kind === kind)!;
  return `| [\`${name}\`](./${path}) | ${singular} | ${summary.replace(/[|{}<>]/g, '\\$&')} |`;
};

/** The Markdown file of the list of all exports, grouped by what people look for. */
export function renderModules(pages: readonly ExportPage[]): string {
  const sorted = [...pages].sort(
    (a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) || a.name.localeCompare(b.name, 'en'),
  );
  const groups = GROUPS.map(({id, label, intro}) => {
    const rows = sorted.filter((page) => groupOf(page) === id).map(rowOf);
    return rows.length > 0
      ? `## ${label}\n\n${intro}\n\n| Export | Kind | Purpose |\n| --- | --- | --- |\n${rows.join('\n')}\n`
      : '';
  });
  return `${frontMatter({
    title: 'All exports',
    sidebar_label: 'All exports',
    description: `Every hook, component, function, class and type that ${MODULE} exports, grouped by what you want to do.`,
    tags: ['plugins', 'front-end', 'typescript', 'hooks'],
  })}
\`${MODULE}\` is the module from which the admin side of a plugin imports. The pages of this section are generated from its
published types, and completed by hand where types cannot say what a symbol is for. A name that begins with \`unstable_\` may
change in a minor release; one that begins with \`private_\` is exported for the CMS’s own packages.

\`\`\`ts
import {Page, useFetchClient, useNotification} from '${MODULE}';
\`\`\`

${groups.filter(Boolean).join('\n')}`;
}

/** The page of the section while typedoc runs. */
export const renderWaiting = (): string => `${frontMatter({title: 'All exports', sidebar_label: 'All exports'})}
The pages of this section are being generated from the published types of \`${MODULE}\`. They come by themselves, in some
seconds.
`;
