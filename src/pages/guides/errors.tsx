import {Fragment} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import areas from '@generated/messages/default/areas.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './errors.module.css';

const pages = areas.flatMap(({entries}) => entries.flatMap((entry) => entry.pages));
const total = new Set(pages.flatMap(({sections}) => sections.flatMap(({messages}) => messages))).size;

const TITLE = translate({message: 'Error messages'});

/** Every message that the pages quote, by what it is about. */
export default function ErrorsPage(): JSX.Element {
  return (
    <Layout
      title={TITLE}
      description={translate({
        message:
          'Every error message and log line that the pages explain, by part of the CMS, with a link to the explanation.',
      })}
    >
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">{TITLE}</Heading>
        <p>
          <Translate values={{total, dots: <code>…</code>, name: <code>&lt;name&gt;</code>}}>
            {
              'The {total} error messages and log lines that the pages of this site explain, in the order of the sidebars. Find yours with the search of your browser, by words that are not values of your project: {dots} and {name} stand for those. Or paste the whole message into the search box.'
            }
          </Translate>
        </p>
        <nav aria-label={translate({message: 'Areas'})} className={styles.areas}>
          {areas.map(({id, label, entries}) => (
            <p key={id}>
              <Link to={`#${id}`}>
                <strong>{label}</strong>
              </Link>
              :{' '}
              {entries.map((entry, i) => (
                <span key={entry.id}>
                  {i > 0 && ', '}
                  <Link to={`#${entry.id}`}>{entry.label}</Link>
                </span>
              ))}
            </p>
          ))}
        </nav>
        {areas.map(({id, label, entries}) => (
          <section key={id} className={styles.messages}>
            <Heading as="h2" id={id}>
              {label}
            </Heading>
            {entries.map((entry) => (
              <section key={entry.id}>
                <Heading as="h3" id={entry.id}>
                  {entry.label}
                </Heading>
                <dl>
                  {entry.pages.flatMap(({route, title, sections}) =>
                    sections.map((section) => (
                      <Fragment key={route + section.hash}>
                        <dt>
                          <Link to={route + section.hash}>{section.title ? `${title}: ${section.title}` : title}</Link>
                        </dt>
                        {section.messages.map((message) => (
                          <dd key={message}>
                            <code>{message}</code>
                          </dd>
                        ))}
                      </Fragment>
                    )),
                  )}
                </dl>
              </section>
            ))}
          </section>
        ))}
      </main>
    </Layout>
  );
}
