// Has the parser of lunr in it: loaded for a query that is in the syntax.
import lunr from 'lunr';
import {FIELDS} from './fields';
import type {Clause} from './syntax';

interface QueryParseError extends Error {
  readonly start: number;
}

// The published types lack the parser and what it adds.
type ParsedClause = Required<lunr.Query.Clause> & {readonly presence: lunr.Query.presence};
const {QueryLexer, QueryParser} = lunr as unknown as {
  readonly QueryLexer: {termSeparator: RegExp};
  readonly QueryParser: new (text: string, query: lunr.Query) => {parse(): void};
};

// By default a hyphen ends a term, and with it the field: in `tags:content-manager` the tag would be `content`.
QueryLexer.termSeparator = /\s/;

/** Either clauses or an error. */
export interface Syntax {
  readonly clauses?: readonly Clause[];
  readonly error?: string;
}

const {REQUIRED, PROHIBITED} = lunr.Query.presence;

/** What lunr's messages call by names of its own; the first that fits counts. */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^expecting term, found '|^unrecognised field ''/, 'malformed field reference'],
  [/found 'PRESENCE'/, 'unrecognised presence operator'],
  [/EDIT_DISTANCE|BOOST/, 'expected a field or a term'],
  [/^edit distance must be numeric/, 'edit distance must be numeric'],
  [/^boost must be numeric/, 'boost must be numeric'],
];

const messageOf = ({message, start}: QueryParseError, text: string): string => {
  const known = MESSAGES.find(([pattern]) => pattern.test(message));
  const term = text.slice(text.lastIndexOf(' ', start - 1) + 1).split(' ')[0]!;
  return known ? `${known[1]}: ${term}` : message;
};

/**
 * Reads a query in the syntax of lunr: `title:transfer`, `+engine`, `-draft`, `stag*`, `stage~1`, `engine^2`.
 *
 * @returns its clauses or, when it cannot be read, what is wrong with it: a malformed field reference, an unrecognised
 *   field (naming the possible ones), no field or term where one is expected, an edit distance or boost that is no
 *   number, or an unrecognised presence operator.
 */
export const parseSyntax = (query: string): Syntax => {
  const text = query.trim().replace(/\s+/g, ' ');
  const parsed = new lunr.Query([...FIELDS]);
  try {
    new QueryParser(text, parsed).parse();
  } catch (error) {
    return {error: messageOf(error as QueryParseError, text)};
  }
  return {
    clauses: (parsed.clauses as ParsedClause[]).map(({term, fields, boost, editDistance, presence}) => ({
      term,
      fields: fields as Clause['fields'],
      boost,
      editDistance,
      isRequired: presence === REQUIRED,
      isProhibited: presence === PROHIBITED,
    })),
  };
};
