import lunr from 'lunr';
import {escapeRegExp} from '../../lib/escape-reg-exp';
import {DEFAULT_RANKING} from '../ranking';
import {type Field, FIELDS, type SearchHit} from '../types';
import {fold} from '../words';
import type {Dictionary, Term} from './dictionary';
import {isOneTypoApart} from './typos';

/** A clause of a programmatic query, such as `title:transfer^2`, `+engine`, `-draft`, `stag*` or `stage~1`. */
type Clause = lunr.Query.Clause & {readonly presence: lunr.Query.presence};

const parseSyntax = (text: string): Clause[] => {
  const query = new lunr.Query([...FIELDS]);
  // The published types lack the parser.
  const {QueryParser} = lunr as unknown as {QueryParser: new (text: string, query: lunr.Query) => {parse(): void}};
  new QueryParser(text, query).parse();
  return query.clauses as Clause[];
};

const matcher = ({term, editDistance = 0}: Clause): ((text: string) => boolean) => {
  const wanted = fold(term);
  const pattern = new RegExp(`^${wanted.split('*').map(escapeRegExp).join('.*')}$`, 'u');
  return (text) => pattern.test(text) || (editDistance > 0 && isOneTypoApart(text, wanted));
};

const matchesOf = (terms: readonly Term[], clause: Clause): Map<number, number> => {
  const matches = matcher(clause);
  const found = new Map<number, number>();
  for (const {text, fields} of terms) {
    if (!matches(text)) continue;
    for (const field of clause.fields as Field[]) {
      for (const document of fields[FIELDS.indexOf(field)]!.documents) {
        found.set(document, (found.get(document) ?? 0) + DEFAULT_RANKING.boosts[field] * (clause.boost ?? 1));
      }
    }
  }
  return found;
};

/**
 * Documents that match a query in the syntax of lunr, best first by the default boosts of the fields and those of the
 * clauses. It is for programs: what a reader types is never syntax. Any edit distance tolerates one typo.
 *
 * @throws Error for an unrecognised field (naming the possible ones), a missing field or term, an edit distance or boost
 *   that is no number, or an unrecognised presence operator.
 */
export const searchSyntax = ({documents, terms}: Dictionary, text: string): SearchHit['document'][] => {
  const clauses = parseSyntax(text).map((clause) => ({clause, found: matchesOf(terms, clause)}));
  const {REQUIRED, PROHIBITED} = lunr.Query.presence;
  const of = (presence: lunr.Query.presence) => clauses.filter(({clause}) => clause.presence === presence);
  const scores = new Map<number, number>();
  for (const {clause, found} of clauses) {
    if (clause.presence === PROHIBITED) continue;
    for (const [document, score] of found) scores.set(document, (scores.get(document) ?? 0) + score);
  }
  return Array.from(scores)
    .filter(([document]) => of(REQUIRED).every(({found}) => found.has(document)))
    .filter(([document]) => !of(PROHIBITED).some(({found}) => found.has(document)))
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .map(([document]) => documents[document]!.document);
};
