import Link from '@docusaurus/Link';
import pages from '@generated/page-list/default/pages.json';
import {closestPages} from './closest';
import styles from './styles.module.css';

export default function ClosestPages({pathname}: {readonly pathname: string}): JSX.Element | null {
  const closest = closestPages(pathname, pages);
  if (closest.length === 0) return null;
  return (
    <section aria-labelledby="closest-pages">
      <h2 id="closest-pages" className={styles.heading}>
        Did you mean
      </h2>
      <ul className={`clean-list ${styles.list}`}>
        {closest.map(([path, title]) => (
          <li key={path}>
            <Link to={path}>{title}</Link> <span className={styles.path}>{path}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
