import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {SECTIONS} from '@site/src/config/sections';
import {CMS_VERSION} from '@site/src/cms/version';
import styles from './index.module.css';

const WANTED: readonly {readonly to: string; readonly label: string}[] = [
  {to: '/docs/core/data-transfer/intro', label: 'Data transfer, from export to restore'},
  {to: '/docs/core/data-transfer/engine', label: 'The transfer engine'},
  {to: '/api/Strapi', label: 'The Strapi object'},
  {to: '/exports/modules', label: 'What a plugin can import in the admin panel'},
  {to: '/guides/contributing', label: 'Setting up the monorepo'},
  {to: '/tags', label: 'All subjects by tag'},
];

const openSearch = () => document.dispatchEvent(new CustomEvent('open-search'));

export default function Home(): JSX.Element {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      description={`${siteConfig.tagline}: guides, internals, API reference, exports and RFCs at version ${CMS_VERSION}.`}
    >
      <main className={styles.home}>
        <header className={styles.hero}>
          <Heading as="h1">{siteConfig.title}</Heading>
          <p className={styles.tagline}>{siteConfig.tagline}.</p>
          <p className="button-row">
            <Link className="button button--primary button--lg" to="/guides/contributing">
              Start contributing
            </Link>
            <button type="button" className="needs-scripts button button--secondary button--lg" onClick={openSearch}>
              Search the documentation
            </button>
          </p>
        </header>
        <section aria-labelledby="sections">
          <Heading as="h2" id="sections">
            Five sections
          </Heading>
          <ul className={`clean-list ${styles.cards}`}>
            {SECTIONS.map(({id, label, start, purpose}) => (
              <li key={id}>
                <Link to={start} className={styles.card}>
                  <strong>{label}</strong>
                  <span>{purpose}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="wanted">
          <Heading as="h2" id="wanted">
            Most wanted pages
          </Heading>
          <ul className={`clean-list ${styles.wanted}`}>
            {WANTED.map(({to, label}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
