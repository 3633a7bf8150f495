import Link from '@docusaurus/Link';
import freshness from '@generated/freshness/default/pages.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {CMS_VERSION, PACK_UP_VERSION} from '@site/src/cms/version';
import ScrollBox from '@site/src/components/ScrollBox';
import styles from './freshness.module.css';

/** All pages by how much changed under them. */
export default function FreshnessPage(): JSX.Element {
  const {versions, pages} = freshness;
  return (
    <Layout
      title="How fresh the pages are"
      description="All pages by how much of the source code under them changed between the documented version of the CMS and a newer one."
    >
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">How fresh the pages are</Heading>
        <p>
          Every page is checked against the source code of the CMS at version {CMS_VERSION} (pack-up: {PACK_UP_VERSION}
          ). If you work with a newer version, this table says how much to trust a page: what changed up to{' '}
          {versions.cms} (pack-up: {versions.packUp}) in the source files that it links, and how many of its names,
          messages, values and examples no longer hold there. The foot of each page lists them.
        </p>
        <p>
          A page whose files changed may still be right: most changes do not touch what it says. A page with statements
          that no longer hold has to be read beside the newer source.
        </p>
        <ScrollBox label="Wide table" className={`freshness-pages ${styles.pages}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Lines changed</th>
                <th scope="col">Files changed</th>
                <th scope="col">No longer hold</th>
              </tr>
            </thead>
            <tbody>
              {pages.map(({route, title, files: [total, changed, gone], lines, broken}) => (
                <tr key={route}>
                  <td>
                    <Link to={route}>{title}</Link>
                  </td>
                  <td>{lines}</td>
                  <td>
                    {changed} of {total}
                    {gone > 0 && `, ${gone} gone`}
                  </td>
                  <td>{broken}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </main>
    </Layout>
  );
}
