/** Paths that stand for themselves: no parameters, no groups, nothing that a pattern could mean. */
const PLAIN = /^[\w\-./]*$/;

/** What the router does not tell apart: capitals, and one slash at the end. */
const normalized = (path) => path.toLowerCase().replace(/\/$/, '');

/**
 * Whether a route that must match exactly may match an address; the router finds out. It makes a regular expression of the
 * path of every route that it comes by, and there are as many as there are pages.
 *
 * @param path of the route, as it is written there.
 * @param pathname of the address.
 * @returns false only when the router would not match.
 */
export const mayMatch = (path, pathname) => !PLAIN.test(path) || normalized(path) === normalized(pathname);
