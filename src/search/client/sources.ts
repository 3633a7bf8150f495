/** The library does not search at all when two sources have the same id: here the first one counts. */
export const uniqueSources = <T extends {readonly sourceId: string}>(sources: readonly T[]): T[] =>
  sources.filter(({sourceId}, i) => {
    const isFirst = sources.findIndex((other) => other.sourceId === sourceId) === i;
    if (!isFirst && process.env.NODE_ENV !== 'production')
      console.warn(
        `The search has two sources with the id "${sourceId}": only the first is used. Give each an id of its own.`,
      );
    return isFirst;
  });
