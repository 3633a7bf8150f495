import {DEFAULT_RANKING, type RankingOptions} from '../ranking';
import type {IndexPart, SearchDocument, SearchHit} from '../types';
import {compact, fold, termsOf} from '../words';
import {createDictionary, type Dictionary, type Entry, type Term} from './dictionary';
import {type ParsedQuery, parseQuery, type QueryToken} from './parse-query';
import {withSynonyms} from './synonym-score';
import {scoreToken, type TokenScore} from './token-score';
import {correctQuery} from './typos';

/** The results of a query, best first. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** How many documents match, beyond the hits that were asked for. */
  readonly total: number;
  /** How many of them are in each docs tag. */
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

export interface Searcher {
  /** Puts in the texts of a file of which only the index was there; results are ordered by them as well. */
  complete(tag: string, documents: readonly SearchDocument[]): void;
  search(query: string, options?: SearchOptions): SearchResult;
}

/** A word that only the page's own title, route or categories say: worth less than any match in the section itself. */
const CONTEXT = 1;
/** How steeply a document falls that lacks words of the query. */
const COVERAGE = 2;
/** One word is more often the name of a page than of a section: what the page itself is worth more. */
const PAGE = 1.2;
/** Further sections of a page, best first: each is worth this share of the one before. */
const SAME_PAGE = 0.88;
/**
 * A page whose title is the query comes before everything else; next come titles that go on after a colon or in
 * parentheses, and sections whose title is the query.
 */
const TITLE_IS_QUERY = {page: 1000, head: 100, section: 20};
/** Words that follow each other in the text as they do in the query: what each such pair is worth. */
const ADJACENT = 0.3;
/** Best documents in which pairs of words are looked for: enough for a page of results, few enough for one keystroke. */
const REFINED = 60;

/** Words whose scores are kept: 16 kB each for 2000 documents. */
const MAX_KNOWN = 100;

/** What a page says of all its sections. */
const contextOf = ({documents, pages}: Dictionary): ReadonlySet<string>[] => {
  const context = Array.from({length: pages}, () => new Set<string>());
  const seen = new Set<string>();
  for (const {document, page} of documents) {
    const route = document.sectionRoute.split('#')[0]!;
    for (const text of [document.pageTitle, route, ...document.sidebarParentCategories]) {
      // Every section of a page says the same.
      if (seen.has(`${page} ${text}`)) continue;
      seen.add(`${page} ${text}`);
      for (const term of termsOf(text)) context[page]!.add(term);
    }
  }
  return context;
};

const isInContext = (context: ReadonlySet<string>, {terms}: QueryToken) => {
  const [whole, ...parts] = terms;
  if (context.has(whole) || (parts.length > 0 && parts.every((part) => context.has(part)))) return true;
  for (const word of context) if (word.startsWith(whole)) return true;
  return false;
};

const hasPhrase = (words: readonly string[], text: string) =>
  ` ${termsOf(text).join(' ')} `.includes(` ${words.join(' ')} `);

const occursIn = ({fields}: Term, document: number) => fields.some(({documents}) => documents.includes(document));

/** Makes index files searchable, as one: equal words count the same in all of them. */
export function createSearcher(
  files: readonly {readonly tag: string; readonly file: IndexPart}[],
  options: RankingOptions = DEFAULT_RANKING,
): Searcher {
  const dictionary = createDictionary(files);
  const documents: Entry[] = Array.from(dictionary.documents);
  const context = contextOf(dictionary);
  const titles = documents.map(({document}) => compact(document.title));

  const known = new Map<string, TokenScore>();
  /** The next keystroke changes the last word only: the others keep their scores. */
  const scoreOf = (token: QueryToken): TokenScore => {
    const key = token.terms.join(' ');
    const scored = known.get(key) ?? scoreToken(dictionary, token, options);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, scored);
    return scored;
  };

  const titleBonus = (i: number, query: string): number => {
    const {title, sectionRoute} = documents[i]!.document;
    if (titles[i] === query) return TITLE_IS_QUERY[sectionRoute.includes('#') ? 'section' : 'page'];
    const isHead = !sectionRoute.includes('#') && compact(title.split(/[:(]/)[0]!) === query;
    return isHead ? TITLE_IS_QUERY.head : 0;
  };

  const scoreAll = (query: ParsedQuery, scored: readonly TokenScore[]): [document: number, score: number][] => {
    const weight = scored.reduce((sum, {rarity}) => sum + rarity, 0);
    const inContext = query.tokens.map((token) => context.map((words) => isInContext(words, token)));
    const found: [number, number][] = [];
    documents.forEach(({document, page}, i) => {
      let score = 0;
      let around = 0;
      let covered = 0;
      scored.forEach(({scores, rarity}, token) => {
        score += scores[i]!;
        if (scores[i]! > 0) covered += rarity;
        if (inContext[token]![page]) {
          around += CONTEXT * rarity;
          if (scores[i] === 0) covered += rarity;
        }
      });
      const bonus = titleBonus(i, query.compact);
      if (score === 0 && bonus === 0) return;
      if (query.phrases.some((words) => !hasPhrase(words, document.title) && !hasPhrase(words, document.content ?? '')))
        return;
      if (scored.length > 1) score = (score + around) * (covered / weight) ** COVERAGE;
      else if (!document.sectionRoute.includes('#')) score *= PAGE;
      found.push([i, score + bonus]);
    });
    return found;
  };

  /** Score first; among equals, pages before their sections, then the order of the files. */
  const sort = (found: [number, number][]) => found.sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b);

  const texts: (string | undefined)[] = [];
  const textOf = (i: number): string => {
    const {title, content = ''} = documents[i]!.document;
    return (texts[i] ??= fold(`${title} ${content}`).replace(/[-_]/g, ' '));
  };

  /** Raises the best documents by the pairs of words that stand together in them. */
  const refine = (found: [number, number][], {tokens}: ParsedQuery): [number, number][] => {
    const pairs = tokens.slice(1).map(({terms}, i) => `${tokens[i]!.terms[0]} ${terms[0]}`);
    if (pairs.length === 0) return found;
    return sort(found).map(([i, score], rank) => {
      if (rank >= REFINED) return [i, score];
      const text = textOf(i);
      return [i, score * (1 + (ADJACENT * pairs.filter((pair) => text.includes(pair)).length) / pairs.length)];
    });
  };

  const spread = (found: [number, number][]): [number, number][] => {
    const seen = new Map<number, number>();
    return sort(
      sort(found).map(([i, score]) => {
        const before = seen.get(documents[i]!.page) ?? 0;
        seen.set(documents[i]!.page, before + 1);
        return [i, score * SAME_PAGE ** before];
      }),
    );
  };

  const run = (query: ParsedQuery, {limit = options.maxResults, tag}: SearchOptions): [SearchResult, TokenScore[]] => {
    const scored = withSynonyms(dictionary.pages, query, query.tokens.map(scoreOf), scoreOf);
    const found = spread(refine(scoreAll(query, scored), query));
    const totals: Record<string, number> = {};
    for (const [i] of found) totals[documents[i]!.tag] = (totals[documents[i]!.tag] ?? 0) + 1;
    const wanted = tag === undefined ? found : found.filter(([i]) => documents[i]!.tag === tag);
    const hits = wanted.slice(0, limit).map(([i, score]): SearchHit => {
      const terms = scored.flatMap((token) => token.marked.filter((term) => occursIn(term, i)));
      return {...documents[i]!, score, terms: Array.from(new Set(terms.map(({text}) => text)))};
    });
    return [
      {
        hits: hits.map(({document, tag: of, score, terms}) => ({document, tag: of, score, terms})),
        total: wanted.length,
        totals,
      },
      scored,
    ];
  };

  return {
    complete(tag, of) {
      const offset = documents.findIndex((it) => it.tag === tag);
      of.forEach((document, i) => {
        documents[offset + i] = {...documents[offset + i]!, document};
        titles[offset + i] = compact(document.title);
        texts[offset + i] = undefined;
      });
    },
    search(typed, searchOptions = {}) {
      const query = parseQuery(typed);
      const [result, scored] = run(query, searchOptions);
      const nothing = new Set(query.tokens.filter((_, i) => scored[i]!.terms.length === 0));
      if (nothing.size === 0) return result;
      const corrected = correctQuery(dictionary, query, (token) => nothing.has(token));
      if (corrected === undefined) return result;
      const [second] = run(parseQuery(corrected), searchOptions);
      return second.total > 0 ? {...second, corrected} : result;
    },
  };
}
