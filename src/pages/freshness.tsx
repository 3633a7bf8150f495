import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import freshness from '@generated/freshness/default/pages.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {CMS_VERSION, PACK_UP_VERSION} from '@site/src/cms/version';
import ScrollBox from '@site/src/components/ScrollBox';
import styles from './freshness.module.css';

const TITLE = translate({message: 'How fresh the pages are'});

/** All pages by how much changed under them. */
export default function FreshnessPage(): JSX.Element {
  const {versions, pages} = freshness;
  return (
    <Layout
      title={TITLE}
      description={translate({
        message:
          'All pages by how much of the source code under them changed between the documented version of the CMS and a newer one.',
      })}
    >
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">{TITLE}</Heading>
        <p>
          <Translate
            values={{cms: CMS_VERSION, packUp: PACK_UP_VERSION, newCms: versions.cms, newPackUp: versions.packUp}}
          >
            {
              'Every page is checked against the source code of the CMS at version {cms} (pack-up: {packUp}). If you work with a newer version, this table says how much to trust a page: what changed up to {newCms} (pack-up: {newPackUp}) in the source files that it links, and how many of its names, messages, values and examples no longer hold there. The foot of each page lists them.'
            }
          </Translate>
        </p>
        <p>
          <Translate>
            A page whose files changed may still be right: most changes do not touch what it says. A page with
            statements that no longer hold has to be read beside the newer source.
          </Translate>
        </p>
        <ScrollBox label={translate({message: 'Wide table'})} className={`freshness-pages ${styles.pages}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <Translate>Page</Translate>
                </th>
                <th scope="col">
                  <Translate>Lines changed</Translate>
                </th>
                <th scope="col">
                  <Translate>Files changed</Translate>
                </th>
                <th scope="col">
                  <Translate>No longer hold</Translate>
                </th>
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
                    {gone > 0
                      ? translate({message: '{changed} of {total}, {gone} gone'}, {changed, total, gone})
                      : translate({message: '{changed} of {total}'}, {changed, total})}
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
