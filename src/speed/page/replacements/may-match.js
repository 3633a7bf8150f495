/** Paths that stand for themselves: no parameters, no groups. */
const PLAIN = /^[\w\-./]*$/;

/** React Router ignores case, and one slash at the end. */
const normalized = (path) => path.toLowerCase().replace(/\/$/, '');

/** Whether a URL's path may match an exact route's: false only when React Router would not match them. */
export const mayMatch = (path, pathname) => !PLAIN.test(path) || normalized(path) === normalized(pathname);
