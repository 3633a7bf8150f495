// Change: beside the breadcrumbs is a button that copies the page as Markdown.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import CopyPage from '@site/src/components/CopyPage';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): JSX.Element {
  return (
    <div className={styles.line}>
      <DocBreadcrumbs />
      <CopyPage />
    </div>
  );
}
