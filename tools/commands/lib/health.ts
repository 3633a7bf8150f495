/** What is known of a hand-written page. */
export interface PageHealth {
  readonly file: string;
  readonly route: string;
  readonly title: string;
  readonly tags: readonly string[];
  /** Words outside of code. */
  readonly words: number;
  /** Routes that its text links to. */
  readonly links: readonly string[];
  /** Links into the CMS's source. */
  readonly sourceLinks: number;
  /** Versions of the CMS that its text names. */
  readonly versions: readonly string[];
  /** Day of its last change, `2024-10-31`; `undefined` when the repository does not say. */
  readonly changed: string | undefined;
}

/** A query of the query set that does not lead to its page. */
export interface SearchGap {
  readonly query: string;
  readonly routes: readonly string[];
  /** Place of the page among the results, from 1; 0 when it is not among them. */
  readonly rank: number;
}

/** The weight of a built page in bytes. */
export interface PageWeight {
  readonly route: string;
  readonly html: number;
  /** The same, compressed with gzip. */
  readonly compressed: number;
}

/** What a report is made of. */
export interface Health {
  readonly pages: readonly PageHealth[];
  /** Every tag that a page may have. */
  readonly tags: readonly string[];
  readonly cmsVersion: string;
  /** Day of the report. */
  readonly today: string;
  /** `undefined` when there is no build. */
  readonly gaps: readonly SearchGap[] | undefined;
  /** `undefined` when there is no build. */
  readonly weights: readonly PageWeight[] | undefined;
}

/** A page with fewer words outside of code says little. */
export const THIN = 250;
/** Days after which a page deserves another look. */
export const OLD = 365;
/** Compressed HTML of a page, in bytes: what a slow phone (1.6 Mbit/s) loads in a fifth of a second. */
export const HTML_BUDGET = 40_000;

const DAY = 86_400_000;
const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/'));

/** Pages that no other page's text leads to. The sidebar leads to them all the same. */
export function orphans(pages: readonly PageHealth[]): PageHealth[] {
  return pages.filter(({route}) => !pages.some((other) => other.route !== route && other.links.includes(route)));
}

/** Pages that share a folder with others, and link to none of them and are linked by none. */
export function strangers(pages: readonly PageHealth[]): PageHealth[] {
  return pages.filter((page) => {
    const siblings = pages.filter(({route}) => route !== page.route && folderOf(route) === folderOf(page.route));
    return (
      folderOf(page.route) !== '' &&
      siblings.length > 0 &&
      !siblings.some(({route, links}) => page.links.includes(route) || links.includes(page.route))
    );
  });
}

/** How many pages have each tag, the rarest first. */
export function tagUse(pages: readonly PageHealth[], tags: readonly string[]): [tag: string, count: number][] {
  return tags
    .map((tag): [string, number] => [tag, pages.filter((page) => page.tags.includes(tag)).length])
    .sort(([a, x], [b, y]) => x - y || a.localeCompare(b, 'en'));
}

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const list = (items: readonly string[]) => (items.length > 0 ? items.map((item) => `- ${item}`).join('\n') : 'None.');
const link = ({file, title}: PageHealth) => `[${title}](${file})`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function agePart({pages, today}: Health): string {
  const dated = pages.filter(({changed}) => changed !== undefined);
  if (dated.length === 0) return 'The repository does not say when pages were changed.';
  const oldest = [...dated].sort((a, b) => a.changed!.localeCompare(b.changed!)).slice(0, 10);
  const days = (day: string) => Math.round((Date.parse(today) - Date.parse(day)) / DAY);
  const old = dated.filter(({changed}) => days(changed!) > OLD).length;
  const rows = oldest.map((page) => [link(page), page.changed!, days(page.changed!)]);
  return `${old} pages were last changed more than ${OLD} days ago. The oldest:\n\n${table(['page', 'changed', 'days'], rows)}`;
}

function freshnessPart({pages, cmsVersion}: Health): string {
  const others = pages
    .map((page) => ({page, versions: page.versions.filter((version) => version !== cmsVersion)}))
    .filter(({versions}) => versions.length > 0)
    .map(({page, versions}) => `${link(page)}: ${versions.join(', ')}`);
  const unchecked = pages.filter(({sourceLinks}) => sourceLinks === 0).map(link);
  const total = pages.reduce((sum, {sourceLinks}) => sum + sourceLinks, 0);
  return [
    `${total} verified links lead to the source of ${cmsVersion}. \`npm run freshness -- <version>\` says what another version breaks.`,
    `Pages without such a link, which no version can prove wrong:\n\n${list(unchecked)}`,
    `Pages that name other versions as well:\n\n${list(others)}`,
  ].join('\n\n');
}

function searchPart({gaps}: Health): string {
  if (!gaps) return 'There is no build to search: run `npm run build` first.';
  return gaps.length === 0
    ? 'Every query of the set finds its page among the first three results.'
    : table(
        ['query', 'place', 'page that was meant'],
        gaps.map(({query, rank, routes}) => [query, rank || 'none', routes.join(', ')]),
      );
}

function weightPart({weights}: Health): string {
  if (!weights) return 'There is no build to weigh: run `npm run build` first.';
  const heavy = [...weights].sort((a, b) => b.compressed - a.compressed);
  const over = heavy.filter(({compressed}) => compressed > HTML_BUDGET).length;
  const rows = heavy.slice(0, 10).map(({route, html, compressed}) => [route, kB(html), kB(compressed)]);
  return `${over} of ${weights.length} pages are over the budget of ${kB(HTML_BUDGET)} of compressed HTML. The heaviest:\n\n${table(['page', 'HTML', 'compressed'], rows)}`;
}

/** The report as Markdown, for a pull request or an issue. */
export function renderHealth(health: Health): string {
  const {pages, tags, today} = health;
  const thin = pages.filter(({words}) => words < THIN).sort((a, b) => a.words - b.words);
  const rare = tagUse(pages, tags).filter(([, count]) => count < 2);
  const parts: readonly (readonly [heading: string, content: string])[] = [
    ['Age', agePart(health)],
    ['Freshness', freshnessPart(health)],
    [`Thin pages (under ${THIN} words)`, list(thin.map((page) => `${link(page)}: ${page.words} words`))],
    ['Orphans (no other page’s text leads to them)', list(orphans(pages).map(link))],
    ['Strangers (no link to or from the other pages of their folder)', list(strangers(pages).map(link))],
    [
      'Tags',
      `${tags.length} tags. On fewer than two hand-written pages:\n\n${list(rare.map(([tag, count]) => `${tag}: ${count}`))}`,
    ],
    ['Search gaps (not among the first three)', searchPart(health)],
    ['Page weights', weightPart(health)],
  ];
  return `# Health of the site on ${today}\n\n${pages.length} hand-written pages, ${pages.reduce((sum, {words}) => sum + words, 0)} words.\n\n${parts
    .map(([heading, content]) => `## ${heading}\n\n${content}\n`)
    .join('\n')}`;
}
