import React, {type RefObject} from 'react';
import clsx from 'clsx';
import type {BoxState} from '../../client/box-controller';
import styles from './box.module.css';

interface Props {
  readonly input: RefObject<HTMLInputElement>;
  readonly hasQuery: boolean;
  readonly status: BoxState['status'];
  onCancel(): void;
}

/** Drawn in the page: for an image in a style sheet the browser sets up a document of its own, in the middle of a keystroke. */
const Icon = ({path}: {readonly path: string}): JSX.Element => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={path} stroke="currentColor" strokeWidth="2" fill="none" />
  </svg>
);

/** The buttons of the box, and the sign that a search takes long. */
export function Actions({input, hasQuery, status, onCancel}: Props): JSX.Element {
  return (
    <div className={clsx(styles.actions, hasQuery && styles.filled)}>
      {status === 'stalled' && <span className={styles.spinner} />}
      {hasQuery && (
        <>
          <button
            type="button"
            className={clsx('clean-btn', styles.icon)}
            aria-label="Clear"
            title="Clear"
            onClick={() => input.current?.form?.reset()}
          >
            <Icon path="m3 3 10 10M13 3 3 13" />
          </button>
          <button
            type="button"
            className={clsx('clean-btn', styles.icon)}
            aria-label="Submit"
            title="Submit"
            onClick={() => input.current?.form?.requestSubmit()}
          >
            <Icon path="M2 8h11M8 3l5 5-5 5" />
          </button>
        </>
      )}
      <button type="button" className={clsx('clean-btn', styles.cancel)} onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
