import React, {startTransition, useEffect, useState, type MouseEvent} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {NOTHING, type DisplayHit, type DisplayResult} from '../../client/protocol';
import {resultsOf} from '../../client/search-client';
import {Hit, locationOf} from '../SearchBar/Hit';
import {sectionLabel, useSiteSearch, type SiteSearch} from '../SearchBar/use-site-search';
import styles from './styles.module.css';

/** More results than anyone reads; the counts are of all of them. */
const LIMIT = 200;

/** `tag` is the docs tag that the results are limited to, `version` that of the page that led here; empty for all and the last. */
const readSearch = (search: string) => {
  const params = new URLSearchParams(search);
  return {
    query: (params.get('q') ?? '').slice(0, 512),
    tag: params.get('section') ?? '',
    version: params.get('version') ?? '',
  };
};

type Search = ReturnType<typeof readSearch>;

const toAddress = ({query, tag, version}: Search) =>
  `?${new URLSearchParams({q: query, ...(version && {version}), ...(tag && {section: tag})}).toString()}`;

/** The result of the search, once it is there: never that of another search. */
const useResult = ({loadAll}: SiteSearch, search: Search): DisplayResult | undefined => {
  const {query, tag} = search;
  const address = toAddress(search);
  const [shown, setShown] = useState<{readonly address: string; readonly result: DisplayResult}>();
  useEffect(() => {
    let isCurrent = true;
    loadAll();
    const find = async () => {
      let found = NOTHING;
      // Only the final results are shown: earlier ones would move.
      if (query.trim())
        for await (const better of resultsOf({query, limit: LIMIT, tag: tag || undefined})) found = better;
      if (isCurrent) startTransition(() => setShown({address, result: found}));
    };
    void find();
    return () => void (isCurrent = false);
  }, [address, loadAll, query, tag]);
  return shown?.address === address ? shown.result : undefined;
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

const Result = ({hit, section = ''}: {hit: DisplayHit; section?: string}): JSX.Element => {
  const history = useHistory();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Link takes no location state, which holds the words to highlight.
    event.preventDefault();
    history.push(locationOf(hit));
  };
  return (
    <Link to={hit.route} className={styles.link} onClick={follow}>
      <Hit hit={hit} section={section} />
    </Link>
  );
};

const PageResults = ({hits, section}: {hits: readonly DisplayHit[]; section: string}): JSX.Element => {
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
  return (
    <li className={styles.result}>
      <h3 className={styles.head}>
        <Result hit={head} section={section} />
      </h3>
      {sections.length > 0 && <ul className={styles.sections}>{sections.slice(0, SHOWN)}</ul>}
      {sections.length > SHOWN && (
        <details className={styles.more}>
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
              onClick={() => history.push(toAddress({...search, tag}))}
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
              <PageResults key={hits[0]!.route} hits={hits} section={sectionLabel(site, tag)} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
};

const announce = ({query}: Search, result: DisplayResult | undefined): string => {
  if (!query.trim()) return translate({message: 'Type what you are looking for.'});
  if (!result) return translate({message: 'Searching …'});
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
  const result = useResult(site, search);

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
          const query = new FormData(event.currentTarget).get('q');
          history.push(toAddress({...search, query: String(query).trim(), tag: ''}));
        }}
        className={styles.form}
      >
        <input
          key={search.query}
          type="search"
          name="q"
          aria-label={translate({message: 'Search'})}
          placeholder={translate({message: 'Search...'})}
          maxLength={512}
          defaultValue={search.query}
          className={styles.input}
          autoComplete="off"
        />
        <button type="submit" className="button button--primary">
          <Translate>Submit</Translate>
        </button>
      </form>
      <p role="status" className={styles.status}>
        {announce(search, result)}
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
      {result && <Results site={site} search={search} result={result} />}
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
