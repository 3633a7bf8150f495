import React from 'react';
import styles from './styles.module.css';

export interface Props {
  /** What the browser said about it. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** The box that is shown when a part of the page could not be loaded. */
export default function LoadFailure({message, onRetry}: Props): JSX.Element {
  return (
    <div className={styles.box} role="alert">
      <p>
        <strong>A part of this page could not be loaded.</strong> The connection may be gone, or a new version of the
        site has just been published.
      </p>
      <p className={styles.message}>{message}</p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
