/** What is known of a hand-written page. */
export interface PageHealth {
  readonly file: string;
  readonly route: string;
  readonly title: string;
  readonly tags: readonly string[];
  /** Words outside of code. */
  readonly words: number;
  readonly links: readonly string[];
  readonly hasSourceLink: boolean;
  /** Versions of the CMS that its text names. */
  readonly versions: readonly string[];
  /** Day of its last change, `2024-10-31`; `undefined` when the repository does not say. */
  readonly changed: string | undefined;
}

export interface Health {
  readonly pages: readonly PageHealth[];
  /** Every tag that a page may have. */
  readonly tags: readonly string[];
  readonly cmsVersion: string;
  readonly today: string;
}

const THIN = 250;
/** Days after which a page deserves another look. */
const OLD = 365;

const DAY = 86_400_000;
const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/'));

/** Pages that no other page's text links to. The sidebar leads to them all the same. */
export const orphans = (pages: readonly PageHealth[]): PageHealth[] =>
  pages.filter(({route}) => !pages.some((other) => other.route !== route && other.links.includes(route)));

/** Pages that neither link to the other pages of their folder nor are linked by them. */
export const unconnected = (pages: readonly PageHealth[]): PageHealth[] =>
  pages.filter((page) => {
    const siblings = pages.filter(({route}) => route !== page.route && folderOf(route) === folderOf(page.route));
    return (
      folderOf(page.route) !== '' &&
      siblings.length > 0 &&
      !siblings.some(({route, links}) => page.links.includes(route) || links.includes(page.route))
    );
  });

/** How many pages have each tag, the rarest first. */
export const tagUse = (pages: readonly PageHealth[], tags: readonly string[]): [tag: string, count: number][] =>
  tags
    .map((tag): [string, number] => [tag, pages.filter((page) => page.tags.includes(tag)).length])
    .sort(([a, x], [b, y]) => x - y || a.localeCompare(b, 'en'));

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n') || 'None.';
const link = ({file, title}: PageHealth) => `[${title}](${file})`;

const describeAge = ({pages, today}: Health): string => {
  const dated = pages.filter(({changed}) => changed !== undefined);
  if (dated.length === 0) return 'The repository does not say when pages were changed.';
  const days = ({changed}: PageHealth) => Math.round((Date.parse(today) - Date.parse(changed!)) / DAY);
  const oldest = [...dated].sort((a, b) => days(b) - days(a)).slice(0, 10);
  const old = dated.filter((page) => days(page) > OLD).length;
  const rows = oldest.map((page) => `| ${link(page)} | ${page.changed} | ${days(page)} |`);
  return [
    `${old} pages were last changed more than ${OLD} days ago. The oldest:\n`,
    '| page | changed | days |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
};

/** The report as Markdown, for a pull request or an issue. */
export const renderHealth = (health: Health): string => {
  const {pages, tags, today, cmsVersion} = health;
  const thin = pages.filter(({words}) => words < THIN).sort((a, b) => a.words - b.words);
  const naming = pages
    .map((page) => ({page, others: page.versions.filter((version) => version !== cmsVersion)}))
    .filter(({others}) => others.length > 0);
  const rare = tagUse(pages, tags).filter(([, count]) => count < 2);
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  return [
    `# Health of the site on ${today}`,
    `${pages.length} hand-written pages, ${words} words.`,
    '## Age',
    describeAge(health),
    '## Pages without a link to the source',
    list(pages.filter(({hasSourceLink}) => !hasSourceLink).map(link)),
    `## Pages that name versions other than ${cmsVersion}`,
    list(naming.map(({page, others}) => `${link(page)}: ${others.join(', ')}`)),
    `## Pages of fewer than ${THIN} words`,
    list(thin.map((page) => `${link(page)}: ${page.words} words`)),
    '## Pages that no other page’s text links to',
    list(orphans(pages).map(link)),
    '## Pages without a link to or from the others of their folder',
    list(unconnected(pages).map(link)),
    `## Tags, of ${tags.length}, on fewer than two hand-written pages`,
    list(rare.map(([tag, count]) => `${tag}: ${count}`)),
  ].join('\n\n');
};
