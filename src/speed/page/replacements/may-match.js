/** Paths that stand for themselves: no parameters, no groups. */
const PLAIN = /^[\w\-./]*$/;

/** React Router ignores case, and one slash at the end. */
const normalized = (path) => path.toLowerCase().replace(/\/$/, '');

/**
 * Whether an exact route may match a URL; React Router then finds out.
 *
 * @param path of the route.
 * @param pathname of the URL.
 * @returns false only when React Router would not match.
 */
export const mayMatch = (path, pathname) => !PLAIN.test(path) || normalized(path) === normalized(pathname);
