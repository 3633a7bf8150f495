import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import words from '@generated/site/default/words.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {SECTIONS} from '@site/src/config/sections';
import {useCmsVersion} from '@site/src/components/use-cms-version';
import styles from './index.module.css';

const WANTED: readonly {readonly to: string; readonly label: string}[] = [
  {to: '/docs/core/data-transfer/intro', label: translate({message: 'Data transfer, from export to restore'})},
  {to: '/docs/core/data-transfer/engine', label: translate({message: 'The transfer engine'})},
  {to: '/api/Strapi', label: translate({message: 'The Strapi object'})},
  {to: '/exports/modules', label: translate({message: 'What a plugin can import in the admin panel'})},
  {to: '/guides/contributing', label: translate({message: 'Setting up the monorepo'})},
  {to: '/tags', label: translate({message: 'All subjects by tag'})},
];

const openSearch = () => document.dispatchEvent(new CustomEvent('open-search'));

export default function Home(): JSX.Element {
  const {siteConfig} = useDocusaurusContext();
  const version = useCmsVersion();
  const {tagline = ''} = words;
  const labels = useThemeConfig().navbar.items as readonly {readonly sidebarId?: string; readonly label?: string}[];
  return (
    <Layout
      description={translate(
        {message: '{tagline}: guides, internals, API reference, exports and RFCs at version {version}.'},
        {tagline, version},
      )}
    >
      <main className={styles.home}>
        <header className={styles.hero}>
          <Heading as="h1">{siteConfig.title}</Heading>
          <p className={styles.tagline}>{tagline}.</p>
          <p className="button-row">
            <Link className="button button--primary button--lg" to="/guides/contributing">
              <Translate>Start contributing</Translate>
            </Link>
            <button type="button" className="needs-scripts button button--secondary button--lg" onClick={openSearch}>
              <Translate>Search the documentation</Translate>
            </button>
          </p>
        </header>
        <section aria-labelledby="sections">
          <Heading as="h2" id="sections">
            <Translate>Five sections</Translate>
          </Heading>
          <ul className={`clean-list ${styles.cards}`}>
            {SECTIONS.map(({id, start}) => (
              <li key={id}>
                <Link to={start} className={styles.card}>
                  <strong>{labels.find(({sidebarId}) => sidebarId === id)?.label}</strong>
                  <span>{words[id]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="wanted">
          <Heading as="h2" id="wanted">
            <Translate>Most wanted pages</Translate>
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
