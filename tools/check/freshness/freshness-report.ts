import type {Broken, FileChange, PageFreshness} from './compare-pages';

/** The report as Markdown: the figures, then page by page what breaks, which linked files changed, and which pages name the version. */
export const freshnessReport = (pages: readonly PageFreshness[], from: string, to: string): string => {
  const links = pages.flatMap((page) => page.links);
  const symbols = links.filter(({message}) => message.startsWith('no symbol'));
  const count = (kind: keyof Broken) => pages.reduce((sum, page) => sum + page[kind].length, 0);
  const changedFiles = new Set(pages.flatMap((page) => changedOf(page).map(({file}) => file)));
  const stale = pages.filter((page) => brokenOn(page).length > 0);
  const reread = pages.filter((page) => changedOf(page).length > 0);
  const naming = pages.filter((page) => page.naming > 0);
  const figures = [
    '| | |',
    '| --- | --- |',
    `| pages | ${pages.length} |`,
    `| pages with something that breaks | ${stale.length} |`,
    `| links to files that are gone | ${links.length - symbols.length} |`,
    `| links to symbols that are gone | ${symbols.length} |`,
    `| errors in examples | ${count('examples')} |`,
    `| names that are gone | ${count('names')} |`,
    `| messages that are others | ${count('messages')} |`,
    `| values that are others | ${count('values')} |`,
    `| rows of complete tables that differ | ${count('rows')} |`,
    `| linked files that changed | ${changedFiles.size}, on ${reread.length} pages |`,
    `| pages that name ${from} | ${naming.length} |`,
  ];
  return [
    `# What ${to} changes for pages written at ${from}`,
    figures.join('\n'),
    '## What breaks',
    ...(stale.length ? stale.map(brokenSection) : ['Nothing.']),
    '## What to read again',
    ...(reread.length ? reread.map(changedSection) : ['No linked file changed.']),
    `## Pages that name ${from}`,
    naming.map(({file, naming: lines}) => `- \`${file}\`: ${lines} ${lines === 1 ? 'line' : 'lines'}`).join('\n'),
  ].join('\n\n');
};

const brokenOn = ({links, examples, names, messages, values, rows}: PageFreshness) => [
  ...links,
  ...examples,
  ...names,
  ...messages,
  ...values,
  ...rows,
];

const section = (file: string, lines: readonly string[]): string => `### ${file}\n\n${lines.join('\n')}`;

const brokenSection = (page: PageFreshness): string => {
  const problems = brokenOn(page).sort((a, b) => a.line - b.line || a.column - b.column);
  return section(
    page.file,
    problems.map(({line, column, message}) => `- \`${page.file}:${line}:${column}\` ${escape(message)}`),
  );
};

const changedOf = ({files}: PageFreshness): FileChange[] => files.filter(({added, removed}) => added + removed > 0);

const changedSection = (page: PageFreshness): string => {
  const changes = changedOf(page).sort((a, b) => b.added + b.removed - a.added - a.removed);
  return section(
    page.file,
    changes.map((change) => `- \`${change.file}\` +${change.added} −${change.removed}`),
  );
};

const escape = (text: string): string => text.replace(/[<*]/g, '\\$&');
