import type {RouteConfig} from '@docusaurus/types';

/** A document of the site, as it will be published. */
export interface RoutedDocument {
  readonly route: string;
  readonly file: string;
  readonly inSidebar: boolean;
}

export const listDocuments = (routes: readonly RouteConfig[]): RoutedDocument[] =>
  routes.flatMap((route): RoutedDocument[] => {
    const content = route.modules?.content;
    const document =
      typeof content === 'string'
        ? [{route: route.path, file: content.replace(/^@site\//, ''), inSidebar: 'sidebar' in route}]
        : [];
    return [...document, ...listDocuments(route.routes ?? [])];
  });

/**
 * What is wrong with the routes, one line a problem, in the form `file:line:column message`.
 *
 * @param answered every route of the site and every redirect.
 * @param published the routes of `tests/addresses.json`, in the order of the file.
 */
export const findRouteProblems = (
  documents: readonly RoutedDocument[],
  answered: readonly string[],
  published: readonly string[],
): string[] => {
  const byRoute = new Map<string, string>();
  const problems: string[] = [];
  for (const {route, file, inSidebar} of documents) {
    const other = byRoute.get(route);
    if (other) problems.push(`${file}:1:1 has the route ${route} of ${other}: rename one of them, or give it a slug`);
    byRoute.set(route, file);
    if (!inSidebar && file.endsWith('.md')) problems.push(`${file}:1:1 is in no sidebar: add its id to sidebars.ts`);
  }
  const known = new Set(answered);
  published.forEach((route, i) => {
    if (known.has(route)) return;
    const remedy = 'bring the page back, or say in src/hosting/redirects.ts which page it leads to';
    // The list has a line for each route, after the opening brace.
    problems.push(`tests/addresses.json:${i + 2}:1 ${route} was published and is gone: ${remedy}`);
  });
  return problems;
};
