import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import pages from '@generated/page-list/default/pages.json';
import {closestPages} from './closest';
import styles from './styles.module.css';

export default function ClosestPages({route: wanted}: {readonly route: string}): JSX.Element | null {
  const closest = closestPages(wanted, pages);
  if (closest.length === 0) return null;
  return (
    <section aria-labelledby="closest-pages">
      <h2 id="closest-pages" className={styles.heading}>
        <Translate>Did you mean</Translate>
      </h2>
      <ul className={`clean-list ${styles.list}`}>
        {closest.map(([route, title]) => (
          <li key={route}>
            <Link to={route}>{title}</Link> <span className={styles.path}>{route}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
