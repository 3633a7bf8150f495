import leven from 'leven';
import {escapeRegExp} from '../../lib/escape-reg-exp';
import type {RankingOptions} from '../ranking';
import {type Field, FIELDS} from '../types';
import {fold} from '../words';
import {type Dictionary, type Term, termsWithStemOf} from './dictionary';
import type {SearchOptions, SearchResult} from './searcher';
import {isOneTypoApart} from './typos';

/** One term of a query in the syntax, such as `title:transfer^2`, `+engine`, `-draft`, `stag*` or `stage~1`. */
export interface Clause {
  readonly term: string;
  readonly fields: readonly Field[];
  /** Factor of the score. */
  readonly boost: number;
  /** Letters that may differ; two that changed places count as one. */
  readonly editDistance?: number;
  readonly isRequired: boolean;
  readonly isProhibited: boolean;
}

type Scores = ReadonlyMap<number, number>;

const termsFor = (dictionary: Dictionary, word: string, editDistance: number): readonly Term[] => {
  if (word.includes('*')) {
    const pattern = new RegExp(`^${word.split('*').map(escapeRegExp).join('.*')}$`, 'u');
    return dictionary.terms.filter(({text}) => pattern.test(text));
  }
  const isNear = (text: string) => isOneTypoApart(text, word) || leven(text, word) <= editDistance;
  const near = editDistance > 0 ? dictionary.terms.filter(({text}) => isNear(text)) : [];
  const exact = dictionary.byText.get(word);
  return Array.from(new Set([...(exact ? [exact] : []), ...termsWithStemOf(dictionary, word), ...near]));
};

/** BM25 over the fields of the clause. */
const scoresOf = (dictionary: Dictionary, terms: readonly Term[], clause: Clause, ranking: RankingOptions): Scores => {
  const {boosts, b, k1} = ranking;
  const scores = new Map<number, number>();
  for (const name of clause.fields) {
    const field = FIELDS.indexOf(name);
    const counts = new Map<number, number>();
    for (const {documents, counts: of} of terms.map(({fields}) => fields[field]!))
      documents.forEach((document, i) => counts.set(document, (counts.get(document) ?? 0) + of[i]!));
    const {of, mean} = dictionary.lengths[field]!;
    const rarity = Math.log(1 + (dictionary.documents.length - counts.size + 0.5) / (counts.size + 0.5));
    for (const [document, count] of counts) {
      const saturated = (count * (k1 + 1)) / (count + k1 * (1 - b + (b * of[document]!) / mean));
      scores.set(document, (scores.get(document) ?? 0) + clause.boost * boosts[name] * rarity * saturated);
    }
  }
  return scores;
};

/** A term of several words, such as `content-manager`, is where all of them are. */
const inAll = ([first, ...others]: readonly Scores[]): Scores => {
  const common = Array.from(first ?? []).filter(([document]) => others.every((other) => other.has(document)));
  return new Map(
    common.map(([document, score]) => [document, others.reduce((sum, other) => sum + other.get(document)!, score)]),
  );
};

/** Documents with any of the clauses (if not all are prohibited), all required ones and no prohibited one; best first. */
export const searchClauses = (
  dictionary: Dictionary,
  clauses: readonly Clause[],
  ranking: RankingOptions,
  {limit = ranking.maxResults, tag}: SearchOptions = {},
): SearchResult => {
  const all = clauses.map((clause) => {
    const words = fold(clause.term)
      .split(/[^\p{L}\p{N}_$*]+/u)
      .filter(Boolean);
    const terms = words.map((word) => termsFor(dictionary, word, clause.editDistance ?? 0));
    return {...clause, terms: terms.flat(), found: inAll(terms.map((of) => scoresOf(dictionary, of, clause, ranking)))};
  });
  const scores = new Map<number, number>();
  const wanted = all.filter(({isProhibited}) => !isProhibited);
  for (const [document, score] of wanted.flatMap(({found}) => Array.from(found)))
    scores.set(document, (scores.get(document) ?? 0) + score);
  if (wanted.length === 0) dictionary.documents.forEach((_, i) => scores.set(i, 0));
  const found = Array.from(scores)
    .filter(([i]) => all.every((it) => (it.isProhibited ? !it.found.has(i) : !it.isRequired || it.found.has(i))))
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b);
  const totals: Record<string, number> = {};
  for (const [i] of found) totals[dictionary.documents[i]!.tag] = (totals[dictionary.documents[i]!.tag] ?? 0) + 1;
  const shown = found.filter(([i]) => tag === undefined || dictionary.documents[i]!.tag === tag);
  const isIn = ({fields}: Term, i: number) => fields.some(({documents}) => documents.includes(i));
  return {
    total: shown.length,
    totals,
    hits: shown.slice(0, limit).map(([i, score]) => {
      const {document, tag: of} = dictionary.documents[i]!;
      const terms = wanted.flatMap((clause) => clause.terms.filter((term) => isIn(term, i)).map(({text}) => text));
      return {document, tag: of, score, terms: Array.from(new Set(terms))};
    }),
  };
};
