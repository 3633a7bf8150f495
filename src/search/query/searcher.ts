import {DEFAULT_RANKING, type RankingOptions} from '../ranking';
import type {IndexPart, SearchDocument, SearchHit} from '../types';
import {compact, fold, termsOf} from '../words';
import {createDictionary, type Dictionary, type Term} from './dictionary';
import {type ParsedQuery, parseQuery, type QueryToken} from './parse-query';
import {withSynonyms} from './synonyms';
import {scoreToken, type TokenScore} from './token-score';
import {correctQuery} from './typos';

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

// The numbers below were chosen by the measure of `npm run bench -- search`.

/** How steeply a document falls that lacks words of the query. */
const COVERAGE = 2;
/** One word is more often the name of a page than of a section: what the page itself is worth more. */
const PAGE = 1.2;
/** Further sections of a page, best first: each is worth this share of the one before. */
const SAME_PAGE = 0.88;
/** Words that follow each other in the text as they do in the query: what all such pairs together are worth. */
const ADJACENT = 0.3;
/** Best documents in which pairs of words are looked for: their texts are read at each keystroke. */
const REFINED = 60;
/**
 * A page whose title is the query comes before everything else; next come pages whose title goes on after a colon or in
 * parentheses, and sections whose title is the query.
 */
const TITLE_IS_QUERY = {page: 1000, head: 100, section: 20};

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

const hasPhrase = (words: readonly string[], text: string) =>
  ` ${termsOf(text).join(' ')} `.includes(` ${words.join(' ')} `);

const rarityOf = (scored: readonly TokenScore[]) => scored.reduce((sum, {rarity}) => sum + rarity, 0);

type Scored = readonly [document: number, score: number];

/** Highest score first; among equals, pages before their sections, then the order of the files. */
const byScore = ([a, scoreA]: Scored, [b, scoreB]: Scored) => scoreB - scoreA || a - b;

/** Searches index files as one collection; documents of equal score come in the order of the files. */
export const createSearcher = (
  files: readonly {readonly tag: string; readonly file: IndexPart}[],
  options: RankingOptions = DEFAULT_RANKING,
) => {
  const dictionary = createDictionary(files);
  const documents = Array.from(dictionary.documents);
  const context = contextOf(dictionary);
  const isPage = documents.map(({document}) => !document.sectionRoute.includes('#'));
  const titles = documents.map(({document}) => compact(document.title));

  const known = new Map<string, TokenScore>();
  const scoreOf = (token: QueryToken): TokenScore => {
    const key = token.terms.join(' ');
    const scored = known.get(key) ?? scoreToken(dictionary, token, options);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, scored);
    return scored;
  };

  const titleBonus = (i: number, query: string): number => {
    if (titles[i] === query) return TITLE_IS_QUERY[isPage[i] ? 'page' : 'section'];
    return isPage[i] && compact(documents[i]!.document.title.split(/[:(]/)[0]!) === query ? TITLE_IS_QUERY.head : 0;
  };

  const scoreAll = (query: ParsedQuery, scored: readonly TokenScore[]): Scored[] => {
    const weight = rarityOf(scored);
    const inContext = query.tokens.map((token) => context.map((words) => isInContext(words, token)));
    return documents.flatMap(({document: {title, content = ''}, page}, i): Scored[] => {
      let score = scored.reduce((sum, {scores}) => sum + scores[i]!, 0);
      const bonus = titleBonus(i, query.compact);
      if (score === 0 && bonus === 0) return [];
      if (!query.phrases.every((words) => hasPhrase(words, title) || hasPhrase(words, content))) return [];
      if (scored.length > 1) {
        const isAround = scored.map((_, token) => inContext[token]![page]!);
        const around = rarityOf(scored.filter((_, token) => isAround[token]));
        const covered = rarityOf(scored.filter(({scores}, token) => scores[i]! > 0 || isAround[token]));
        score = (score + around) * (covered / weight) ** COVERAGE;
      } else if (isPage[i]) score *= PAGE;
      return [[i, score + bonus]];
    });
  };

  const refine = (found: Scored[], {tokens}: ParsedQuery): Scored[] => {
    const pairs = tokens.slice(1).map(({terms}, i) => `${tokens[i]!.terms[0]} ${terms[0]}`);
    if (pairs.length === 0) return found;
    return found.sort(byScore).map(([i, score], rank) => {
      if (rank >= REFINED) return [i, score];
      const {title, content = ''} = documents[i]!.document;
      const text = fold(`${title} ${content}`).replace(/[-_]/g, ' ');
      return [i, score * (1 + (ADJACENT * pairs.filter((pair) => text.includes(pair)).length) / pairs.length)];
    });
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
    const scored = withSynonyms(dictionary.pages, query, query.tokens.map(scoreOf), scoreOf);
    const found = spread(refine(scoreAll(query, scored), query));
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
    /** Puts in the texts of a file of which only the index was there, for excerpts, quoted phrases and pairs of words. */
    complete(tag: string, of: readonly SearchDocument[]): void {
      const offset = documents.findIndex((it) => it.tag === tag);
      of.forEach((document, i) => (documents[offset + i] = {...documents[offset + i]!, document}));
    },
    search(typed: string, searchOptions: SearchOptions = {}): SearchResult {
      const query = parseQuery(typed);
      const [result, scored] = run(query, searchOptions);
      const nothing = new Set(query.tokens.filter((_, i) => scored[i]!.terms.length === 0));
      const corrected = nothing.size > 0 ? correctQuery(dictionary, query, nothing) : undefined;
      if (corrected === undefined) return result;
      const [second] = run(parseQuery(corrected), searchOptions);
      return second.total > 0 ? {...second, corrected} : result;
    },
  };
};
