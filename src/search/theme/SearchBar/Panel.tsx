import React, {type ComponentProps, forwardRef} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
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

const NO_RESULTS = translate({message: 'No results found.'});

const announcement = ({status, isOpen, items, recent, result, isPartial}: BoxState): string => {
  if (status === 'stalled' && !isPartial) return translate({message: 'Still loading the search index.'});
  if (!isOpen) return '';
  if (recent.length > 0) return translate({message: 'Recent searches: {count}.'}, {count: recent.length});
  if (isPartial) return translate({message: 'The first results are there; still searching.'});
  if (items.length === 0) return NO_RESULTS;
  const {total, corrected} = result;
  const count = items.length;
  const found = count === 1 ? translate({message: '1 result'}) : translate({message: '{count} results'}, {count});
  const shown = total > count ? translate({message: '{count} of {total} results'}, {count, total}) : found;
  return corrected
    ? translate({message: 'Nothing found as typed; {shown} for {corrected}.'}, {shown, corrected})
    : `${shown}.`;
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
  const address = site.results + encodeURIComponent(query);
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
        {isStalled && (
          <p className={styles.message}>
            <Translate>Still loading the search index …</Translate>
          </p>
        )}
        {isOpen && items.length + recent.length === 0 && <p className={styles.message}>{NO_RESULTS}</p>}
        {isOpen && items.length > 0 && result.corrected && (
          <p className={styles.message}>
            <Translate values={{query: <em>{query}</em>, corrected: <em>{result.corrected}</em>}}>
              {'Nothing for {query}; showing {corrected}'}
            </Translate>
          </p>
        )}
        {isOpen && recent.length > 0 && (
          <p className={clsx(styles.message, styles.recent)}>
            <span id="search-recent">
              <Translate>Recent searches</Translate>
            </span>
            <button
              type="button"
              className={clsx('clean-btn', styles.forget)}
              aria-label={translate({message: 'Clear recent searches'})}
              onClick={controller?.forgetRecent}
            >
              <Translate>Clear</Translate>
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
              <Translate values={{count: result.total}}>{'See all {count} results'}</Translate>
            </Link>
            {elsewhere && sectionLabel(site, elsewhere) && (
              <Link to={`${address}&section=${elsewhere}`} onClick={leave}>
                <Translate values={{section: sectionLabel(site, elsewhere), count: result.totals[elsewhere]}}>
                  {'Only in {section}: {count}'}
                </Translate>
              </Link>
            )}
          </p>
        )}
      </div>
    </>
  );
});
