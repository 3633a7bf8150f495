import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * A turning ring, still for readers who want less motion: `large` for a whole page, `small` for a line of text. It says
 * nothing: what is awaited must be text beside it.
 */
export default function Spinner({size = 'small'}: {readonly size?: 'small' | 'large'}): JSX.Element {
  return <span className={clsx(styles.spinner, size === 'large' && styles.large)} aria-hidden="true" />;
}
