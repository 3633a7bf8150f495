// Beside the queries: modules of `client` that two chunks use are in what every page loads.

const KEY = 'recent-searches';

/** Most queries that are kept. */
const MAX_QUERIES = 6;
/** As in the input. */
const MAX_LENGTH = 512;

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;

/** What was searched for in this browser, latest first. None where nothing can be stored, or something else is. */
export const recentQueries = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? Array.from(new Set(stored.filter(isQuery))).slice(0, MAX_QUERIES) : [];
  } catch {
    return [];
  }
};

/** Puts a query that led somewhere before the others. */
export const rememberQuery = (query: string): void => {
  const queries = [query.trim(), ...recentQueries()].filter(isQuery);
  try {
    localStorage.setItem(KEY, JSON.stringify(Array.from(new Set(queries)).slice(0, MAX_QUERIES)));
  } catch {
    return;
  }
};

export const forgetQueries = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
};
