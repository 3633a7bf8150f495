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

/** The buttons of the box, and the sign that a search takes long. */
export function Actions({input, hasQuery, status, onCancel}: Props): JSX.Element {
  return (
    <div className={clsx(styles.actions, hasQuery && styles.filled)}>
      {status === 'stalled' && <span className={styles.spinner} />}
      {hasQuery && (
        <>
          <button
            type="button"
            className={clsx('clean-btn', styles.clear)}
            aria-label="Clear"
            title="Clear"
            onClick={() => input.current?.form?.reset()}
          />
          <button
            type="button"
            className={clsx('clean-btn', styles.submit)}
            aria-label="Submit"
            title="Submit"
            onClick={() => input.current?.form?.requestSubmit()}
          />
        </>
      )}
      <button type="button" className={clsx('clean-btn', styles.cancel)} onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
