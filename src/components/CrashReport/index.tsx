import {Fragment} from 'react';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import {issueLink} from '../issue-link';
import {repositoryUrl} from '../repository-url';
import styles from './styles.module.css';

const reportOf = (messages: readonly string[]) => ({
  title: `Page crashed: ${messages[0]}`.slice(0, 200),
  body: `The page ${window.location.pathname} crashed.\n\n${messages.join('\n\nCause:\n')}\n\nBrowser: ${navigator.userAgent}\n`,
});

/** What a reader sees instead of a page that crashed. It uses no context, whose provider may be what crashed. */
export default function CrashReport({error, tryAgain}: FallbackParams): JSX.Element {
  const [message, ...causes] = getErrorCausalChain(error).map((cause) => cause.message);
  return (
    <main className="container fault-page" role="alert">
      <h1>
        <Translate>This page crashed.</Translate>
      </h1>
      <p>
        <Translate>
          It is our fault, not yours. Trying again helps when the cause has gone; the other pages are not affected.
        </Translate>
      </p>
      <p className="button-row">
        <button type="button" className="button button--primary" onClick={tryAgain}>
          <Translate>Try again</Translate>
        </button>
        {repositoryUrl && (
          <a
            className="button button--secondary"
            href={issueLink(repositoryUrl, reportOf([message!, ...causes]))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Translate>Report it</Translate>
          </a>
        )}
      </p>
      <pre className={styles.message}>{message}</pre>
      {causes.map((cause, i) => (
        <Fragment key={i}>
          <p className={styles.cause}>
            <Translate>Cause:</Translate>
          </p>
          <pre className={styles.message}>{cause}</pre>
        </Fragment>
      ))}
    </main>
  );
}
