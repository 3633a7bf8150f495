import React, {type RefObject} from 'react';
import clsx from 'clsx';
import Spinner from '@site/src/components/Spinner';
import type {BoxState} from '../../client/box-controller';
import styles from './box.module.css';

interface Props {
  readonly input: RefObject<HTMLInputElement>;
  readonly hasQuery: boolean;
  readonly status: BoxState['status'];
  onCancel(): void;
}

// Inline SVG: for one in a style sheet the browser creates a document, which takes time during a keystroke.
const BUTTONS = [
  {name: 'Clear', icon: 'm3 3 10 10M13 3 3 13', act: (form: HTMLFormElement) => form.reset()},
  {name: 'Submit', icon: 'M2 8h11M8 3l5 5-5 5', act: (form: HTMLFormElement) => form.requestSubmit()},
];

export function Actions({input, hasQuery, status, onCancel}: Props): JSX.Element {
  return (
    <div className={styles.actions}>
      {status === 'stalled' && <Spinner />}
      {hasQuery &&
        BUTTONS.map(({name, icon, act}) => (
          <button
            key={name}
            type="button"
            className={clsx('clean-btn', styles.icon)}
            aria-label={name}
            title={name}
            onClick={() => act(input.current!.form!)}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d={icon} stroke="currentColor" strokeWidth="2" fill="none" />
            </svg>
          </button>
        ))}
      <button type="button" className={clsx('clean-btn', styles.cancel)} onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
