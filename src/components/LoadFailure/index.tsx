import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  readonly message: string;
  readonly onRetry: () => void;
}

export default function LoadFailure({message, onRetry}: Props): JSX.Element {
  return (
    <div className={styles.box} role="alert">
      <p>
        <strong>
          <Translate>A part of this page could not be loaded.</Translate>
        </strong>{' '}
        <Translate>The connection may be gone, or a new version of the site has just been published.</Translate>
      </p>
      <p className={styles.message}>{message}</p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        <Translate>Retry</Translate>
      </button>
    </div>
  );
}
