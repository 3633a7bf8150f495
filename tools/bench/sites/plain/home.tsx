// The home page of the plain site: the words of the project's own, in the markup of Docusaurus' template.
import React from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {PlainSite} from '../plain-site';

export default function Home(): JSX.Element {
  const {siteConfig} = useDocusaurusContext();
  const sections = siteConfig.customFields!.sections as PlainSite['sections'];
  return (
    <Layout description={siteConfig.tagline}>
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">
            {siteConfig.title}
          </Heading>
          <p className="hero__subtitle">{siteConfig.tagline}</p>
          <Link className="button button--secondary button--lg" to={sections[0]!.start}>
            Start contributing
          </Link>
        </div>
      </header>
      <main className="container">
        <div className="row">
          {sections.map(({id, label, start, purpose}) => (
            <div key={id} className="col col--4">
              <Heading as="h3">
                <Link to={start}>{label}</Link>
              </Heading>
              <p>{purpose}</p>
            </div>
          ))}
        </div>
      </main>
    </Layout>
  );
}
