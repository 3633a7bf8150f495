import type {Section} from '../../config/sections';
import {escapeMarkup} from '../../lib/markup';
import {isHandWritten, markdownPath, type SitePage} from './site-pages';

/** `url` is the site's address without a slash at its end. */
type SiteSummary = Readonly<Record<'title' | 'tagline' | 'url', string>>;

/** A page, and the line that says how old it is; empty when nobody knows. */
type AgedPage = SitePage & {readonly age: string};

const entry = (url: string) => (page: AgedPage) =>
  `- [${page.title}](${url}${markdownPath(page.route)}): ${page.description} ${page.age}`.trimEnd();

/**
 * The file `llms.txt`: every page with its description, by section. Generated pages come last under "Optional", the
 * format's heading for what may be skipped.
 */
export function renderLlms(
  {title, tagline, url}: SiteSummary,
  sections: readonly Section[],
  pages: readonly AgedPage[],
): string {
  const listed = sections
    .map(({id, label, purpose}) => ({label, purpose, pages: pages.filter(({section}) => section === id)}))
    .filter((section) => section.pages.length > 0 && isHandWritten(section.pages[0]!))
    .map((section) => `## ${section.label}\n\n${section.purpose}\n\n${section.pages.map(entry(url)).join('\n')}\n`);
  const optional = pages.filter((page) => !isHandWritten(page)).map(entry(url));
  return [
    `# ${title}\n\n> ${tagline}\n`,
    `Each link leads to the Markdown of a page; without \`.md\` it is the page itself. All hand-written pages in one file: <${url}/llms-full.txt>.\n`,
    ...listed,
    ...(optional.length > 0 ? [`## Optional\n\n${optional.join('\n')}\n`] : []),
  ].join('\n');
}

/** The file `llms-full.txt`: all hand-written pages one after another, each after its URL. */
export function renderLlmsFull(
  {title, tagline, url}: SiteSummary,
  pages: readonly (SitePage & {readonly markdown: string})[],
): string {
  const parts = pages.map(({route, markdown}) => `---\nurl: ${url}${route}\n---\n\n${markdown.trim()}\n`);
  return [`# ${title}\n\n> ${tagline}\n`, ...parts].join('\n');
}

/**
 * The file `robots.txt`: everything may be read. Robots look for it only at the root of a host.
 *
 * @param urls of the site in each language, without a slash at the end.
 */
export const renderRobots = (urls: readonly string[]): string =>
  `User-agent: *\nAllow: /\n\n${urls.map((url) => `Sitemap: ${url}/sitemap.xml\n`).join('')}`;

/** The file `opensearch.xml`, with which browsers offer to search the site from the address bar. */
export const renderOpenSearch = ({title, url}: SiteSummary): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Contributor docs</ShortName>
  <Description>Search the ${escapeMarkup(title.toLowerCase())}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escapeMarkup(url)}/img/favicon.svg</Image>
  <Url type="text/html" method="get" template="${escapeMarkup(url)}/search?q={searchTerms}"/>
</OpenSearchDescription>
`;

const FEED_LENGTH = 40;

/** The Atom feed of changed pages, the last change first; `undefined` when no page says when it was changed. */
export function renderFeed({title, url}: SiteSummary, pages: readonly SitePage[]): string | undefined {
  const changed = pages
    .flatMap((page) => (page.changed === undefined ? [] : [{...page, changed: page.changed}]))
    .sort((a, b) => b.changed - a.changed || a.route.localeCompare(b.route, 'en'))
    .slice(0, FEED_LENGTH);
  const [latest] = changed;
  if (!latest) return undefined;
  const entries = changed.map((page) => {
    const date = new Date(page.changed).toISOString();
    return `  <entry>
    <title>${escapeMarkup(page.title)}</title>
    <link href="${escapeMarkup(url + page.route)}"/>
    <id>${escapeMarkup(`${url}${page.route}?changed=${date}`)}</id>
    <updated>${date}</updated>
    <summary>${escapeMarkup(page.description)}</summary>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escapeMarkup(title)}: changed pages</title>
  <link href="${escapeMarkup(url)}/"/>
  <link rel="self" href="${escapeMarkup(url)}/feed.xml"/>
  <id>${escapeMarkup(url)}/</id>
  <updated>${new Date(latest.changed).toISOString()}</updated>
  <author><name>${escapeMarkup(title)}</name></author>
${entries.join('\n')}
</feed>
`;
}
