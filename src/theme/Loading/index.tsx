// Change: the error box and the spinner use the site's colours, are announced, and respect reduced motion.
// Ejected from core/lib/client/theme-fallback/Loading/index.js@ffd8013d: the fallback consists of inline styles.
import type {LoadingComponentProps} from 'react-loadable';
import Translate from '@docusaurus/Translate';
import LoadFailure from '@site/src/components/LoadFailure';
import Spinner from '@site/src/components/Spinner';
import styles from './styles.module.css';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): JSX.Element | null {
  if (error) return <LoadFailure message={String(error)} onRetry={retry} />;
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status">
      <Spinner size="large" />
      <Translate>Loading the page…</Translate>
    </div>
  );
}
