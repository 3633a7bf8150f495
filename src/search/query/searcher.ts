import {escapeRegExp} from '../../lib/escape-reg-exp';
import {DEFAULT_RANKING, type RankingOptions} from '../ranking';
import type {IndexPart, SearchDocument, SearchHit} from '../types';
import {compact, fold, termsOf, wordsOf} from '../words';
import {createDictionary, type Dictionary, type Term} from './dictionary';
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

/** Further sections of a page, best first: each is worth this share of the one before. No query can judge it. */
const SAME_PAGE = 0.88;
/** Best documents in which pairs of words are looked for: their texts are read at each keystroke. */
const REFINED = 40;
/**
 * A page whose title is the query comes before everything else; next come pages whose title goes on after a colon or in
 * parentheses, and sections whose title is the query.
 */
const TITLE_IS_QUERY = {page: 1000, head: 100, section: 20};

/** Longer queries are found without the words that are nowhere. */
const MAX_CORRECTED = 6;

/** Words whose scores are kept between keystrokes: 16 kB each for 2000 documents. */
const MAX_KNOWN = 100;

/** What the title, route and categories of each page say, which holds for all of its sections. */
const contextOf = ({documents, pages}: Dictionary): (readonly string[])[] => {
  const texts = Array.from({length: pages}, () => new Set<string>());
  for (const {document, page} of documents) {
    const {pageTitle, sectionRoute, sidebarParentCategories} = document;
    for (const text of [pageTitle, sectionRoute.split('#')[0]!, ...sidebarParentCategories]) texts[page]!.add(text);
  }
  return texts.map((of) => Array.from(of).flatMap(termsOf));
};

const isInContext = (context: readonly string[], {terms: [whole, ...parts]}: QueryToken) =>
  context.some((word) => word.startsWith(whole)) || (parts.length > 0 && parts.every((part) => context.includes(part)));

/** From 0 for one word towards 1: the more there are, the less one rare word says and the more their order does. */
const lengthOf = ({tokens: {length}}: ParsedQuery): number => 1 - 2 / (length + 1);

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
  const context = contextOf(dictionary);
  const isPage = documents.map(({document}) => !document.sectionRoute.includes('#'));
  const titles = documents.map(({document}) => compact(document.title));

  const known = new Map<string, TokenScore>();
  const scoreOf = (token: QueryToken): TokenScore => {
    const key = token.terms.join(' ');
    const scored = known.get(key) ?? scoreToken(dictionary, token, options, weights);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, scored);
    return scored;
  };

  const titleBonus = (i: number, query: string): number => {
    if (titles[i] === query) return TITLE_IS_QUERY[isPage[i] ? 'page' : 'section'];
    return isPage[i] && compact(documents[i]!.document.title.split(/[:(]/)[0]!) === query ? TITLE_IS_QUERY.head : 0;
  };

  /** The words of a document, those of its title first, between spaces. Read when it is first among the best. */
  const texts: (string | undefined)[] = [];
  const textOf = (i: number): string => {
    const {title, content = ''} = documents[i]!.document;
    return (texts[i] ??= ` ${wordsOf(fold(`${title} ${content}`)).join(' ')} `);
  };

  const scoreAll = (query: ParsedQuery, scored: readonly TokenScore[]): Scored[] => {
    const isOne = scored.length === 1;
    const length = lengthOf(query);
    const words = scored.map(({scores, rarity}, t) => {
      const token = query.tokens[t]!;
      const weight =
        isOne || rarity === 0
          ? 1
          : (token.kind === 'word' ? 1 : weights[token.kind]) * rarity ** (weights.rarity * length);
      const best = new Float64Array(dictionary.pages);
      for (let i = 0; i < scores.length && !isOne; i += 1) {
        const {page} = documents[i]!;
        if (scores[i]! > best[page]!) best[page] = scores[i]!;
      }
      return {scores, best, weight, rarity: rarity * weight, around: context.map((it) => isInContext(it, token))};
    });
    const all = words.reduce((sum, {rarity}) => sum + rarity, 0);
    const meant = titlesMeant(query);
    return documents.flatMap(({page}, i): Scored[] => {
      let [score, covered, isFound] = [0, 0, false];
      for (const {scores, best, weight, rarity, around} of words) {
        const own = scores[i]!;
        if (own > 0) isFound = true;
        score += weight * (own + (isOne ? 0 : weights.onPage * best[page]!));
        if (around[page] && !isOne) score += weights.around * rarity;
        covered += rarity * (own > 0 || around[page] ? 1 : best[page]! > 0 ? weights.elsewhere : 0);
      }
      const bonus = Math.max(
        titleBonus(i, query.compact),
        meant.includes(titles[i]!) && isPage[i] ? TITLE_IS_QUERY.head : 0,
      );
      if (!isFound && bonus === 0) return [];
      if (isOne) return [[i, score * (isPage[i] ? weights.page : 1) + bonus]];
      return [[i, (all > 0 ? score * (covered / all) ** weights.coverage : 0) + bonus]];
    });
  };

  /** Raises documents in which words of the query follow each other as they do there: a message is found by that. */
  const refine = (found: Scored[], query: ParsedQuery, scored: readonly TokenScore[]): Scored[] => {
    const {words, tokens} = query;
    const length = lengthOf(query);
    const rarities = new Map(tokens.map(({terms: [whole]}, t) => [whole, scored[t]!.rarity]));
    const weightOf = (word: string) => rarities.get(word) || weights.function;
    const pairs = words.slice(1).map((word, i) => ({
      text: ` ${words[i]!} ${word} `,
      weight: Math.min(weightOf(words[i]!), weightOf(word)),
    }));
    const all = pairs.reduce((sum, {weight}) => sum + weight, 0);
    if (all === 0) return found;
    return found.sort(byScore).map(([i, score], rank) => {
      if (rank >= REFINED) return [i, score];
      const text = textOf(i);
      const together = pairs.reduce((sum, pair) => sum + (text.includes(pair.text) ? pair.weight : 0), 0);
      return [i, score * (1 + weights.pairs * length * (together / all) ** weights.pairPower)];
    });
  };

  /** Quoted phrases must be in a result. A message that was pasted has quotation marks, too: some may be nowhere. */
  const withPhrases = (found: Scored[], {phrases, words}: ParsedQuery): Scored[] => {
    if (phrases.length === 0) return found;
    const patterns = phrases.map((words) => new RegExp(words.map(escapeRegExp).join('[^\\p{L}\\p{N}]+'), 'iu'));
    const kept = found.filter(([i]) => {
      const {title, content = ''} = documents[i]!.document;
      return patterns.every((pattern) => pattern.test(title) || pattern.test(content));
    });
    return kept.length > 0 || phrases.flat().length === words.length ? kept : found;
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
    const scored = withSynonyms(dictionary.pages, query, query.tokens.map(scoreOf), scoreOf, weights.synonym);
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
    search(typed: string, searchOptions: SearchOptions = {}): SearchResult {
      const query = parseQuery(typed);
      const [result, scored] = run(query, searchOptions);
      const nothing = new Set(query.tokens.filter((_, i) => scored[i]!.terms.length === 0));
      const isLong = query.tokens.length > MAX_CORRECTED;
      const corrected = nothing.size > 0 && !isLong ? correctQuery(dictionary, query, nothing) : undefined;
      if (corrected === undefined) return result;
      const [second] = run(parseQuery(corrected), searchOptions);
      return second.total > 0 ? {...second, corrected} : result;
    },
  };
};
