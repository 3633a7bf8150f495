import {escapeRegExp} from '../../lib/escape-reg-exp';
import {DEFAULT_RANKING, type RankingOptions} from '../ranking';
import type {IndexPart, SearchDocument, SearchHit} from '../types';
import {compact, fold, wordsOf} from '../words';
import {createDictionary, type Term} from './dictionary';
import {type ParsedQuery, parseQuery, type QueryToken} from './parse-query';
import {titlesMeant, withSynonyms} from './synonyms';
import {scoreToken, type TokenScore} from './token-score';
import {correctQuery} from './typos';
import {WEIGHTS, type Weights} from './weights';

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** How many documents match, beyond the hits that were asked for. */
  readonly total: number;
  readonly totals: Readonly<Record<string, number>>;
  /** What was searched instead, when a word of the query was misspelt. */
  readonly corrected?: string;
}

export interface SearchOptions {
  /** Most hits. Default: `maxResults` of the ranking (8). */
  readonly limit?: number;
  /** Only documents of this docs tag. Default: all. */
  readonly tag?: string;
}

/** Further sections of a page, best first: each is worth this share of the one before. The box has eight results: several pages are worth more than the sections of one. */
const SAME_PAGE = 0.5;
/** Best documents in which pairs of words are looked for: their texts are read at each keystroke. */
const REFINED = 100;
/** A page whose title is the query, or what the query stands for, comes before everything else. */
const TITLE_IS_QUERY = 100;

/** Words whose scores are kept between keystrokes: 16 kB each for 2000 documents. */
const MAX_KNOWN = 100;

/** From 0 for one word towards 1: the more there are, the less one rare word says and the more their order does. */
const lengthOf = ({tokens: {length}}: ParsedQuery): number => 1 - 1 / Math.max(1, length);

/** From 0 towards 1: half way at `half`. */
const saturated = (count: number, half: number): number => count / (count + half);

type Scored = readonly [document: number, score: number];

/** Highest score first; among equals, pages before their sections, then the order of the files. */
const byScore = ([a, scoreA]: Scored, [b, scoreB]: Scored) => scoreB - scoreA || a - b;

/** Searches index files as one collection; documents of equal score come in the order of the files. */
export const createSearcher = (
  files: readonly {readonly tag: string; readonly file: IndexPart}[],
  options: RankingOptions = DEFAULT_RANKING,
  weights: Weights = WEIGHTS,
) => {
  const dictionary = createDictionary(files);
  const documents = Array.from(dictionary.documents);
  const isPage = documents.map(({document}) => !document.sectionRoute.includes('#'));
  const titles = documents.map(({document: {title}}, i) => (isPage[i] ? compact(title) : undefined));

  const known = new Map<string, TokenScore>();
  const scoreOf = (token: QueryToken): TokenScore => {
    const key = token.terms.join(' ');
    const scored = known.get(key) ?? scoreToken(dictionary, token, options, weights);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, scored);
    return scored;
  };

  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    if (!numbers.has(word)) numbers.set(word, numbers.size);
    return numbers.get(word)!;
  };
  /** Numbers of the pairs of words that follow each other in a text. */
  const pairsOf = (words: readonly string[]): number[] =>
    words.slice(1).map((word, i) => numberOf(words[i]!) * 2 ** 24 + numberOf(word));

  /** Those of each document, its title first. Read when it is first among the best. */
  const texts: (readonly number[] | undefined)[] = [];
  const pairsIn = (i: number): readonly number[] => {
    const {title, content = ''} = documents[i]!.document;
    return (texts[i] ??= pairsOf(wordsOf(fold(`${title} ${content}`))));
  };

  /**
   * A section is scored together with its page: a page that is about the query, and in it the section that answers. Each
   * word adds up to what it is worth, so that one more word beats one more occurrence. The longer the query, the more the
   * page counts, up to as much as the section, and the less a word's rarity, down to its square root.
   */
  const scoreAll = (query: ParsedQuery, scored: readonly TokenScore[]): Scored[] => {
    const length = lengthOf(query);
    const inSections = new Float64Array(documents.length);
    const onPages = new Float64Array(dictionary.pageLengths.of.length);
    let all = 0;
    scored.forEach(({documents: own, pages, rarity}, t) => {
      if (rarity === 0) return;
      const {kind} = query.tokens[t]!;
      const weight = (kind === 'word' ? 1 : weights[kind]) * rarity ** (1 - length / 2);
      all += weight;
      own.forEach((value, i) => (inSections[i]! += weight * saturated(value, weights.halfInSection)));
      pages.forEach((value, page) => (onPages[page]! += weight * saturated(value, weights.halfInPage)));
    });
    const meant = new Set<string | undefined>([query.compact, ...titlesMeant(query)]);
    return documents.flatMap(({page}, i): Scored[] => {
      const bonus = meant.has(titles[i]) ? TITLE_IS_QUERY : 0;
      if (inSections[i] === 0) return bonus > 0 ? [[i, bonus]] : [];
      const score = (inSections[i]! + length * onPages[page]!) / (all * (1 + length));
      return [[i, score * (isPage[i] ? weights.first : 1) + bonus]];
    });
  };

  /** Raises documents in which words of the query follow each other as they do there: a message is found by that. */
  const refine = (found: Scored[], query: ParsedQuery, scored: readonly TokenScore[]): Scored[] => {
    const rarities = new Map(query.tokens.map(({terms: [whole]}, t) => [whole, scored[t]!.rarity]));
    const weightOf = (word: string) => rarities.get(word) ?? weights.function;
    // A value that no page has stands where the page has a placeholder.
    const known = query.words.filter((word) => rarities.get(word) !== 0);
    const pairs = new Map(
      pairsOf(known).map((pair, i) => [pair, Math.min(weightOf(known[i]!), weightOf(known[i + 1]!))]),
    );
    const all = Array.from(pairs.values()).reduce((sum, weight) => sum + weight, 0);
    if (all === 0) return found;
    return found.sort(byScore).map(([i, score], rank) => {
      if (rank >= REFINED) return [i, score];
      const there = new Set(pairsIn(i).filter((pair) => pairs.has(pair)));
      const together = Array.from(there).reduce((sum, pair) => sum + pairs.get(pair)!, 0);
      return [i, score * (1 + weights.pairs * lengthOf(query) * (together / all) ** weights.pairPower)];
    });
  };

  /** Quoted phrases must be in a result. A text that was pasted has quotation marks, too: some may be nowhere. */
  const withPhrases = (found: Scored[], {phrases, words, isLong}: ParsedQuery): Scored[] => {
    const isAll = phrases.flat().length === words.length;
    if (phrases.length === 0 || (isLong && !isAll)) return found;
    const patterns = phrases.map((words) => new RegExp(words.map(escapeRegExp).join('[^\\p{L}\\p{N}]+'), 'iu'));
    const kept = found.filter(([i]) => {
      const {title, content = ''} = documents[i]!.document;
      return patterns.every((pattern) => pattern.test(title) || pattern.test(content));
    });
    return kept.length > 0 || isAll ? kept : found;
  };

  const spread = (found: Scored[]): Scored[] => {
    const seen = new Map<number, number>();
    return found
      .sort(byScore)
      .map(([i, score]): Scored => {
        const {page} = documents[i]!;
        const before = seen.get(page) ?? 0;
        seen.set(page, before + 1);
        return [i, score * SAME_PAGE ** before];
      })
      .sort(byScore);
  };

  const run = (query: ParsedQuery, {limit = options.maxResults, tag}: SearchOptions): [SearchResult, TokenScore[]] => {
    const scored = withSynonyms(query, query.tokens.map(scoreOf), scoreOf, weights.synonym);
    const found = spread(refine(withPhrases(scoreAll(query, scored), query), query, scored));
    const totals: Record<string, number> = {};
    for (const [i] of found) totals[documents[i]!.tag] = (totals[documents[i]!.tag] ?? 0) + 1;
    const wanted = found.filter(([i]) => tag === undefined || documents[i]!.tag === tag);
    const hits = wanted.slice(0, limit).map(([i, score]): SearchHit => {
      const isThere = ({fields}: Term) => fields.some((field) => field.documents.includes(i));
      const terms = scored.flatMap(({marked}) => marked.filter(isThere).map(({text}) => text));
      return {document: documents[i]!.document, tag: documents[i]!.tag, score, terms: Array.from(new Set(terms))};
    });
    return [{hits, total: wanted.length, totals}, scored];
  };

  return {
    /** With the texts that have been put in. */
    dictionary: {...dictionary, documents},
    /** Puts in the texts of a file of which only the index was there, for excerpts, quoted phrases and pairs of words. */
    complete(tag: string, of: readonly SearchDocument[]): void {
      const offset = documents.findIndex((it) => it.tag === tag);
      of.forEach((document, i) => {
        documents[offset + i] = {...documents[offset + i]!, document};
        texts[offset + i] = undefined;
      });
    },
    /** Reads the text of a document for its pairs of words, which a query of several words would wait for. */
    readAhead: (i: number): void => void pairsIn(i),
    search(typed: string, searchOptions: SearchOptions = {}): SearchResult {
      const query = parseQuery(typed);
      const [result, scored] = run(query, searchOptions);
      const nothing = new Set(query.tokens.filter((_, i) => scored[i]!.terms.length === 0));
      const corrected = nothing.size > 0 && !query.isLong ? correctQuery(dictionary, query, nothing) : undefined;
      if (corrected === undefined) return result;
      const [second] = run(parseQuery(corrected), searchOptions);
      return second.total > 0 ? {...second, corrected} : result;
    },
  };
};
