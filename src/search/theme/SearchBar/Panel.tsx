import React, {type ComponentProps, forwardRef} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {BoxState} from '../../client/box-api';
import type {BoxController} from '../../client/box-controller';
import {rememberQuery} from '../../query/recent';
import {HitDetails, HitTitle} from './Hit';
import {sectionLabel, type SiteSearch} from './use-site-search';
import styles from './box.module.css';

interface Props {
  readonly site: SiteSearch;
  readonly controller: BoxController | undefined;
  readonly state: BoxState;
  onLeave(): void;
}

const announcement = ({status, isOpen, items, recent, result, isPartial}: BoxState): string => {
  if (status === 'stalled' && !isPartial) return 'Still loading the search index.';
  if (!isOpen) return '';
  if (recent.length > 0) return `${recent.length} recent ${recent.length === 1 ? 'search' : 'searches'}.`;
  if (isPartial) return 'The first results are there; still searching.';
  if (items.length === 0) return 'No results found.';
  const count = `${items.length} ${items.length === 1 ? 'result' : 'results'}`;
  const shown = result.total > items.length ? `${items.length} of ${result.total} results` : count;
  return result.corrected ? `Nothing found as typed; ${shown} for ${result.corrected}.` : `${shown}.`;
};

/** The docs tag that has most of the results, unless the first result is in it. */
const mostIn = ({totals}: BoxState['result'], first: string | undefined): string | undefined => {
  const [most] = Object.keys(totals).sort((a, b) => totals[b]! - totals[a]!);
  return most === first ? undefined : most;
};

const Option = (props: ComponentProps<'a'>): JSX.Element => (
  <a
    {...props}
    // The focus stays in the input.
    tabIndex={-1}
    className={clsx(styles.option, props['aria-selected'] && styles.active)}
  />
);

export const Panel = forwardRef<HTMLDivElement, Props>(({site, controller, state, onLeave}, ref): JSX.Element => {
  const {status, isOpen, items, recent, result, isPartial} = state;
  const query = state.query.trim();
  const isStalled = status === 'stalled' && !isOpen && !isPartial;
  const address = `${site.baseUrl}search?q=${encodeURIComponent(query)}`;
  const elsewhere = mostIn(result, items[0]?.tag);
  const leave = () => {
    rememberQuery(query);
    controller?.close();
    onLeave();
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement(state)}
      </p>
      <div ref={ref} id="search-panel" className={styles.panel} hidden={!isOpen && !isStalled}>
        {isStalled && <p className={styles.message}>Still loading the search index …</p>}
        {isOpen && items.length + recent.length === 0 && <p className={styles.message}>No results found.</p>}
        {isOpen && items.length > 0 && result.corrected && (
          <p className={styles.message}>
            Nothing for <em>{query}</em>; showing <em>{result.corrected}</em>
          </p>
        )}
        {isOpen && recent.length > 0 && (
          <p className={clsx(styles.message, styles.recent)}>
            <span id="search-recent">Recent searches</span>
            <button
              type="button"
              className={clsx('clean-btn', styles.forget)}
              aria-label="Clear recent searches"
              onClick={controller?.forgetRecent}
            >
              Clear
            </button>
          </p>
        )}
        {isOpen && items.length + recent.length > 0 && controller && (
          <div
            id="search-list"
            role="listbox"
            aria-labelledby={recent.length > 0 ? 'search-recent' : 'search-label'}
            className={styles.list}
          >
            {items.map((item) => (
              <Option key={item.route} {...controller.itemProps(item)}>
                <HitTitle hit={item} />
                <HitDetails hit={item} section={sectionLabel(site, item.tag)} />
              </Option>
            ))}
            {recent.map((item) => (
              <Option key={item.query} {...controller.itemProps(item)}>
                <span className={styles.query}>{item.query}</span>
              </Option>
            ))}
          </div>
        )}
        {isOpen && items.length > 0 && result.total > items.length && (
          <p className={styles.all}>
            <Link to={address} onClick={leave}>
              See all {result.total} results
            </Link>
            {elsewhere && sectionLabel(site, elsewhere) && (
              <Link to={`${address}&section=${elsewhere}`} onClick={leave}>
                Only in {sectionLabel(site, elsewhere)}: {result.totals[elsewhere]}
              </Link>
            )}
          </p>
        )}
      </div>
    </>
  );
});
