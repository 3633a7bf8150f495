import type {RouteConfig} from '@docusaurus/types';

/** A document of the site, as it will be published. */
export interface SitePage {
  readonly route: string;
  /** Path of its file in the project. */
  readonly file: string;
  /** Whether a sidebar shows it. */
  readonly inSidebar: boolean;
}

/** Every document below the routes, generated ones included. */
export function listPages(routes: readonly RouteConfig[]): SitePage[] {
  return routes.flatMap((route): SitePage[] => {
    const content = route.modules?.content;
    const page =
      typeof content === 'string'
        ? [{route: route.path, file: content.replace(/^@site\//, ''), inSidebar: 'sidebar' in route}]
        : [];
    return [...page, ...listPages(route.routes ?? [])];
  });
}

/**
 * What is wrong with the pages, one line a problem, in the form `file:line:column message` where there is a file.
 *
 * @param routes every route of the site.
 * @param expected every public route that must answer.
 */
export function findRouteProblems(
  pages: readonly SitePage[],
  routes: readonly string[],
  expected: readonly string[],
): string[] {
  const byRoute = new Map<string, string>();
  const problems: string[] = [];
  for (const {route, file, inSidebar} of pages) {
    const other = byRoute.get(route);
    if (other) problems.push(`${file}:1:1 has the route ${route} of ${other}: rename one of them, or give it a slug`);
    byRoute.set(route, file);
    const isGenerated = file.startsWith('exports/');
    if (!inSidebar && file.endsWith('.md')) problems.push(`${file}:1:1 is in no sidebar: add its id to sidebars.ts`);
    if (!isGenerated && file.endsWith('.md') && !expected.includes(route)) {
      problems.push(`${file}:1:1 has the new route ${route}: add it to tests/routes.json`);
    }
  }
  for (const route of expected.filter((path) => !routes.includes(path))) {
    problems.push(`tests/routes.json:1:1 lists ${route}, which no page has: a public address must keep answering`);
  }
  return problems;
}
