import type {PageFreshness} from './compare-pages';

/** The report as Markdown: the figures, then page by page what breaks, which linked files changed, and which pages name the version. */
export const freshnessReport = (pages: readonly PageFreshness[], from: string, to: string): string => {
  const links = pages.flatMap((page) => page.links);
  const symbols = links.filter(({message}) => message.startsWith('no symbol'));
  const examples = pages.flatMap((page) => page.examples);
  const changedFiles = new Set(pages.flatMap((page) => page.changed.map(({file}) => file)));
  const names = pages.flatMap((page) => page.names);
  const messages = pages.flatMap((page) => page.messages);
  const stale = pages.filter((page) => breaksOf(page).length > 0);
  const reread = pages.filter((page) => page.changed.length > 0);
  const naming = pages.filter((page) => page.naming > 0);
  const figures = [
    '| | |',
    '| --- | --- |',
    `| pages | ${pages.length} |`,
    `| pages with something that breaks | ${stale.length} |`,
    `| links to files that are gone | ${links.length - symbols.length} |`,
    `| links to symbols that are gone | ${symbols.length} |`,
    `| errors in examples | ${examples.length} |`,
    `| names that are gone | ${names.length} |`,
    `| messages that are gone | ${messages.length} |`,
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

const section = (file: string, lines: readonly string[]): string => `### ${file}\n\n${lines.join('\n')}`;

const breaksOf = ({links, examples, names, messages}: PageFreshness) =>
  [...links, ...examples, ...names, ...messages].sort((a, b) => a.line - b.line || a.column - b.column);

const brokenSection = (page: PageFreshness): string =>
  section(
    page.file,
    breaksOf(page).map(({file, line, column, message}) => `- \`${file}:${line}:${column}\` ${escape(message)}`),
  );

const changedSection = ({file, changed}: PageFreshness): string => {
  const changes = [...changed].sort((a, b) => b.added + b.removed - a.added - a.removed);
  return section(
    file,
    changes.map((change) => `- \`${change.file}\` +${change.added} −${change.removed}`),
  );
};

const escape = (text: string): string => text.replace(/[<*]/g, '\\$&');
