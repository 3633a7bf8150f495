import React, {startTransition, useEffect, useRef, useState, type MouseEvent} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {NOTHING, type DisplayHit, type DisplayResult} from '../../client/protocol';
import {rememberQuery} from '../../query/recent';
import {resultsOf} from '../../client/search-client';
import {isSyntax} from '../../query/is-syntax';
import type {Syntax} from '../../query/parse-syntax';
import {HitDetails, HitTitle, locationOf} from '../SearchBar/Hit';
import {sectionLabel, useSiteSearch, type SiteSearch} from '../SearchBar/use-site-search';
import styles from './styles.module.css';

/** More results than anyone reads; the counts are of all of them. */
const LIMIT = 200;

interface Search {
  readonly query: string;
  /** The docs tag that the results are limited to; empty for all. */
  readonly tag: string;
  /** The version of the page that led here; empty for the last. */
  readonly version: string;
  /** Routes of the pages of which all results are shown. */
  readonly opened: readonly string[];
}

const readSearch = (search: string): Search => {
  const params = new URLSearchParams(search);
  return {
    query: (params.get('q') ?? '').slice(0, 512),
    tag: params.get('section') ?? '',
    version: params.get('version') ?? '',
    opened: params.getAll('open'),
  };
};

const toAddress = ({query, tag, version, opened}: Search): string => {
  const params = new URLSearchParams({q: query, ...(version && {version}), ...(tag && {section: tag})});
  for (const route of opened) params.append('open', route);
  return `?${params.toString()}`;
};

interface Found {
  readonly result: DisplayResult;
  /** Why the query cannot be read. */
  readonly error?: string;
}

/** What the query says, when it is in the syntax: without its parser, which may be out of reach, it is text. */
const readSyntax = async (query: string): Promise<Syntax> =>
  isSyntax(query)
    ? import(/* webpackChunkName: "search-syntax" */ '../../query/parse-syntax').then(
        ({parseSyntax}) => parseSyntax(query),
        () => ({}),
      )
    : {};

const find = async ({query, tag}: Pick<Search, 'query' | 'tag'>): Promise<Found> => {
  let result = NOTHING;
  if (!query.trim()) return {result};
  const {clauses, error} = await readSyntax(query);
  if (error) return {result, error};
  // Only the final results are shown: earlier ones would move.
  for await (const better of resultsOf({query, clauses, limit: LIMIT, tag: tag || undefined})) result = better;
  return {result};
};

/** What the search has found, once it has: never what another search has. */
const useFound = ({loadAll}: SiteSearch, search: Search): Found | undefined => {
  const {query, tag} = search;
  const address = toAddress({...search, opened: []});
  const [shown, setShown] = useState<Found & {readonly address: string}>();
  useEffect(() => {
    let isCurrent = true;
    loadAll();
    void find({query, tag}).then((found) => {
      if (isCurrent) startTransition(() => setShown({address, ...found}));
    });
    return () => void (isCurrent = false);
  }, [address, loadAll, query, tag]);
  return shown?.address === address ? shown : undefined;
};

/** The results of each page together, pages in the order of their best one. */
const byPage = (hits: readonly DisplayHit[]): (readonly DisplayHit[])[] => {
  const pages = new Map<string, DisplayHit[]>();
  for (const hit of hits) {
    const route = hit.route.split('#')[0]!;
    pages.set(route, [...(pages.get(route) ?? []), hit]);
  }
  return Array.from(pages.values());
};

/** Sections of a page that are shown at once. */
const SHOWN = 3;

interface ResultProps {
  readonly hit: DisplayHit;
  readonly section?: string;
  readonly isHeading?: boolean;
}

const Result = ({hit, section = '', isHeading = false}: ResultProps): JSX.Element => {
  const history = useHistory();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Link takes no location state, which holds the words to highlight.
    event.preventDefault();
    history.push(locationOf(hit));
  };
  const link = (
    <Link to={hit.route} className={styles.link} onClick={follow}>
      <HitTitle hit={hit} />
    </Link>
  );
  return (
    <div className={styles.hit}>
      {isHeading ? <h3 className={styles.head}>{link}</h3> : link}
      <HitDetails hit={hit} section={section} />
    </div>
  );
};

interface PageResultsProps {
  readonly hits: readonly DisplayHit[];
  readonly section: string;
  readonly search: Search;
}

const PageResults = ({hits, section, search}: PageResultsProps): JSX.Element => {
  const history = useHistory();
  const {route, title, page, ...best} = hits[0]!;
  const own = hits.find((hit) => hit.page.length === 0);
  const head = own ?? {...best, route: route.split('#')[0]!, title: page, page: [], excerpt: []};
  const sections = hits
    .filter((hit) => hit !== own)
    .map((hit) => (
      <li key={hit.route}>
        <Result hit={{...hit, page: [], categories: []}} />
      </li>
    ));
  const isOpened = search.opened.includes(head.route);
  const keepOpened = (isOpen: boolean) => {
    if (isOpen === isOpened) return;
    const others = search.opened.filter((it) => it !== head.route);
    history.replace(toAddress({...search, opened: isOpen ? [...others, head.route] : others}));
  };
  return (
    <li className={styles.result}>
      <Result hit={head} section={section} isHeading />
      {sections.length > 0 && <ul className={styles.sections}>{sections.slice(0, SHOWN)}</ul>}
      {sections.length > SHOWN && (
        <details className={styles.more} open={isOpened} onToggle={({currentTarget}) => keepOpened(currentTarget.open)}>
          <summary>
            <Translate values={{count: sections.length - SHOWN}}>{'{count} more on this page'}</Translate>
          </summary>
          <ul className={styles.sections}>{sections.slice(SHOWN)}</ul>
        </details>
      )}
    </li>
  );
};

const Results = ({site, search, result}: {site: SiteSearch; search: Search; result: DisplayResult}): JSX.Element => {
  const history = useHistory();
  const nameOf = (tag: string) => sectionLabel(site, tag) || translate({message: 'Other pages'});
  const all = Object.values(result.totals).reduce((sum, count) => sum + count, 0);
  const tags = site.tags.filter((tag) => result.totals[tag]);
  const filters = [
    {tag: '', name: translate({message: 'All'}), count: all},
    ...tags.map((tag) => ({tag, name: nameOf(tag), count: result.totals[tag]})),
  ];
  const bestFirst = Array.from(new Set(result.hits.map(({tag}) => tag)));
  return (
    <>
      {all > 0 && (
        <div role="group" aria-label={translate({message: 'Sections'})} className={styles.filters}>
          {filters.map(({tag, name, count}) => (
            <button
              key={tag}
              type="button"
              className={clsx('clean-btn', styles.filter)}
              aria-pressed={tag === search.tag}
              onClick={() => history.push(toAddress({...search, tag, opened: []}))}
            >
              {name} <span className={styles.count}>{count}</span>
            </button>
          ))}
        </div>
      )}
      {bestFirst.map((tag) => (
        <section key={tag} aria-labelledby={`results-${tag}`}>
          <h2 id={`results-${tag}`}>
            {nameOf(tag)} <span className={styles.count}>{result.totals[tag]}</span>
          </h2>
          <ol className={styles.results}>
            {byPage(result.hits.filter((hit) => hit.tag === tag)).map((hits) => (
              <PageResults key={hits[0]!.route} hits={hits} section={sectionLabel(site, tag)} search={search} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
};

const announce = ({query}: Search, {result, error}: Partial<Found> = {}): string => {
  if (!query.trim()) return translate({message: 'Type what you are looking for.'});
  if (!result) return translate({message: 'Searching …'});
  if (error) return '';
  if (result.total === 0) return translate({message: 'No results found.'});
  const {corrected, total} = result;
  const found =
    total === 1 ? translate({message: '1 result'}) : translate({message: '{count} results'}, {count: total});
  const words = {query: query.trim(), count: found};
  return corrected
    ? translate({message: 'Nothing for {query}; showing {corrected}: {count}.'}, {...words, corrected})
    : translate({message: '{count} for {query}.'}, words);
};

const Content = (): JSX.Element => {
  const history = useHistory();
  const location = useLocation();
  // The server knows no query: the first render in the browser must be the same as its own.
  const isBrowser = useIsBrowser();
  const search = readSearch(isBrowser ? location.search : '');
  const site = useSiteSearch(search.version);
  const found = useFound(site, search);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current!.value = search.query;
  }, [search.query]);
  const error = found?.error;
  useEffect(() => {
    // Each navigation puts the focus at the top of the page.
    if (error) input.current!.focus();
  }, [error]);

  return (
    <main className={styles.page}>
      <Heading as="h1">
        <Translate>Search</Translate>
      </Heading>
      <form
        role="search"
        aria-label={translate({message: 'All pages'})}
        onSubmit={(event) => {
          event.preventDefault();
          const query = String(new FormData(event.currentTarget).get('q')).trim();
          rememberQuery(query);
          history.push(toAddress({...search, query, tag: '', opened: []}));
        }}
        className={styles.form}
      >
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={translate({message: 'Search'})}
          placeholder={translate({message: 'Search...'})}
          maxLength={512}
          className={styles.input}
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby="search-error search-syntax"
        />
        <button type="submit" className="button button--primary">
          <Translate>Submit</Translate>
        </button>
      </form>
      <p id="search-error" role="alert" className={styles.error}>
        {error && translate({message: 'This query cannot be read: {error}.'}, {error})}
      </p>
      <p id="search-syntax" className={styles.syntax}>
        <Translate>Also understood:</Translate> <code>title:transfer</code>, <code>tags:database</code>,{' '}
        <code>+required</code>, <code>-excluded</code>, <code>wild*</code>, <code>typo~1</code>,{' '}
        <code>important^2</code>
      </p>
      <p role="status" className={styles.status}>
        {announce(search, found)}
      </p>
      <noscript>
        <p>
          <Translate
            values={{
              tags: (
                <Link to="/tags">
                  <Translate>all tags</Translate>
                </Link>
              ),
            }}
          >
            {'Searching needs JavaScript. Every page is in the menu of its section, and {tags} list them by subject.'}
          </Translate>
        </p>
      </noscript>
      {found && <Results site={site} search={search} result={found.result} />}
    </main>
  );
};

/** Every result of a search, by section, at an address that can be shared. */
export default function SearchPage(): JSX.Element {
  return (
    <Layout>
      <PageMetadata
        title={translate({message: 'Search'})}
        description={translate({message: 'Search all sections of the contributor documentation.'})}
      />
      <Content />
    </Layout>
  );
}
