// The site's own code and its pages write routes as if the site were at the root of its host (`/docs/intro`). Docusaurus'
// routes and permalinks, and published addresses, begin with the base URL (`/repository/docs/intro`).

/** @param baseUrl path that begins and ends in a slash. */
export const withBaseUrl = (baseUrl: string, route: string): string => baseUrl + route.slice(1);

/** The opposite of {@link withBaseUrl}. */
export const withoutBaseUrl = (baseUrl: string, address: string): string => `/${address.slice(baseUrl.length)}`;
