import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** `large` for a whole page, `small` for a line of text. Default: `small`. */
  readonly size?: 'small' | 'large';
}

/** A turning ring, still for readers who want less motion. It says nothing: what is awaited must be text beside it. */
export default function Spinner({size = 'small'}: Props): JSX.Element {
  return <span className={clsx(styles.spinner, size === 'large' && styles.large)} aria-hidden="true" />;
}
