/**
 * Sources with ids of their own. The library refuses to search at all when two have the same id; here the first one
 * counts, and whoever develops the site is told.
 *
 * @param warn given a message in development; nothing is said in production.
 */
export function uniqueSources<T extends {readonly sourceId: string}>(
  sources: readonly T[],
  warn: ((message: string) => void) | false = process.env.NODE_ENV !== 'production' && console.warn,
): T[] {
  const seen = new Set<string>();
  return sources.filter(({sourceId}) => {
    if (!seen.has(sourceId)) {
      seen.add(sourceId);
      return true;
    }
    if (warn)
      warn(`The search has two sources with the id "${sourceId}": only the first is used. Give each an id of its own.`);
    return false;
  });
}
