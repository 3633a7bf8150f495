import type {Problem} from '../../../src/lib/problem';
import type {PageFreshness} from './compare-pages';

export const freshnessFigures = (pages: readonly PageFreshness[]) => {
  const links = pages.flatMap((page) => page.links);
  return {
    pages: pages.length,
    stale: pages.filter(isStale).length,
    links: links.filter((problem) => !isSymbol(problem)).length,
    symbols: links.filter(isSymbol).length,
    examples: pages.flatMap((page) => page.examples).length,
    changedFiles: new Set(pages.flatMap((page) => page.changed.map(({file}) => file))).size,
    pagesToReread: pages.filter((page) => page.changed.length > 0).length,
    pagesNamingVersion: pages.filter((page) => page.naming > 0).length,
  };
};

/** The report as Markdown: the figures, then page by page what breaks, which linked files changed, and which pages name the version. */
export const freshnessReport = (pages: readonly PageFreshness[], from: string, to: string): string => {
  const figures = freshnessFigures(pages);
  const stale = pages.filter(isStale);
  const reread = pages.filter((page) => page.changed.length > 0);
  return [
    `# What ${to} changes for pages written at ${from}`,
    '',
    '| | |',
    '| --- | --- |',
    `| pages | ${figures.pages} |`,
    `| pages with something that breaks | ${figures.stale} |`,
    `| links to files that are gone | ${figures.links} |`,
    `| links to symbols that are gone | ${figures.symbols} |`,
    `| errors in examples | ${figures.examples} |`,
    `| linked files that changed | ${figures.changedFiles}, on ${figures.pagesToReread} pages |`,
    `| pages that name ${from} | ${figures.pagesNamingVersion} |`,
    '',
    '## What breaks',
    '',
    ...(stale.length ? stale.flatMap(brokenSection) : ['Nothing.', '']),
    '## What to read again',
    '',
    ...(reread.length ? reread.flatMap(changedSection) : ['No linked file changed.', '']),
    `## Pages that name ${from}`,
    '',
    ...pages
      .filter(({naming}) => naming > 0)
      .map(({file, naming}) => `- \`${file}\`: ${naming} ${naming === 1 ? 'line' : 'lines'}`),
  ].join('\n');
};

const isStale = (page: PageFreshness): boolean => page.links.length + page.examples.length > 0;

const isSymbol = ({message}: Problem): boolean => message.startsWith('no symbol');

const brokenSection = ({file, links, examples}: PageFreshness): string[] => {
  const lines = [...links, ...examples]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({line, column, message}) => `- \`${file}:${line}:${column}\` ${escape(message)}`);
  return [`### ${file}`, '', ...lines, ''];
};

const changedSection = ({file, changed}: PageFreshness): string[] => {
  const lines = [...changed]
    .sort((a, b) => b.added + b.removed - a.added - a.removed)
    .map((change) => `- \`${change.file}\` +${change.added} −${change.removed}`);
  return [`### ${file}`, '', ...lines, ''];
};

const escape = (text: string): string => text.replace(/[<*]/g, '\\$&');
