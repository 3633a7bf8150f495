const REMEDY = 'bring the page back, or say in src/hosting/redirects.ts which page it leads to';

/**
 * The routes of `tests/addresses.json` that are gone, one line each, in the form `file:line:column message`.
 *
 * @param answered every route of the site and every redirect.
 * @param published the routes in the order of the file.
 */
export const findLostRoutes = (answered: readonly string[], published: readonly string[]): string[] => {
  const known = new Set(answered);
  return published.flatMap((route, i) =>
    // The list has a line for each route, after the opening brace.
    known.has(route) ? [] : [`tests/addresses.json:${i + 2}:1 ${route} was published and is gone: ${REMEDY}`],
  );
};
