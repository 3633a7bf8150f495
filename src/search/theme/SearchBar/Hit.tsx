import React from 'react';
import type {DisplayHit} from '../../client/protocol';
import type {TextPart} from '../../types';
import type {SearchState} from './use-highlight';
import styles from './box.module.css';

const Marked = ({parts}: {readonly parts: readonly TextPart[]}): JSX.Element => (
  <>{parts.map(({text, mark}, i) => (mark ? <mark key={i}>{text}</mark> : text))}</>
);

/** The location of a result, with the words to highlight there. */
export function locationOf({route, terms, type}: DisplayHit): {pathname: string; hash: string; state: SearchState} {
  const [pathname, hash] = route.split('#') as [string, string?];
  return {pathname, hash: hash ? `#${hash}` : '', state: {search: {terms, isArticle: type !== 'other'}}};
}

interface Props {
  readonly hit: DisplayHit;
  /** Name of the site's section; empty when the page is in none. */
  readonly section: string;
}

export const HitTitle = ({hit: {title}}: Pick<Props, 'hit'>): JSX.Element => (
  <span className={styles.title}>
    <Marked parts={title} />
  </span>
);

/** Where a result is, and a part of its text. */
export function HitDetails({hit: {page, categories, excerpt}, section}: Props): JSX.Element {
  const place = [section, ...categories].filter(Boolean);
  return (
    <>
      {place.length + page.length > 0 && (
        <span className={styles.place}>
          {place.join(' › ')}
          {place.length > 0 && page.length > 0 && ' › '}
          <Marked parts={page} />
        </span>
      )}
      {excerpt?.length !== 0 && <span className={styles.excerpt}>{excerpt ? <Marked parts={excerpt} /> : '…'}</span>}
    </>
  );
}
