// Change: names the address, offers the closest pages, a search for the words of the address and a report link, and
// sets the title. The title would belong to the NotFound page, but the Docs section is mounted at the root and answers
// unknown addresses itself: of the theme's page only this part is rendered. Ejected from
// theme-classic/lib/theme/NotFound/Content/index.js@1339cadd: its text asks to write to an unknown "owner".
import {useEffect} from 'react';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {issueLink} from '@site/src/components/issue-link';
import {repositoryUrl} from '@site/src/components/repository-url';
import {useLazyComponent} from '@site/src/lib/use-lazy-component';
import styles from './styles.module.css';

const loadClosestPages = () => import(/* webpackChunkName: "closest-pages" */ '@site/src/components/ClosestPages');

const readable = (pathname: string) => {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
};

const searchWords = (route: string) =>
  route
    .replace(/(\/index)?\.html$/, '')
    .replace(/[/_.-]+/g, ' ')
    .trim();

export default function NotFoundContent({className}: Props): JSX.Element {
  // One file is served for every unknown address: only the browser knows which it is.
  const isBrowser = useIsBrowser();
  const pathname = readable(useLocation().pathname);
  /** Without the base URL. */
  const route = readable(useLocalPathname());
  const [ClosestPages, requestClosestPages] = useLazyComponent(loadClosestPages);

  useEffect(requestClosestPages, [requestClosestPages]);

  const report = () => ({
    title: `Broken link to ${pathname}`,
    body: `There is no page at ${pathname}.\n\nI came from: ${document.referrer || '(please say where the link is)'}\n`,
  });

  return (
    <main className={clsx('container fault-page', className)}>
      <PageMetadata title={translate({message: 'Page Not Found'})} />
      <Heading as="h1">
        <Translate>Page Not Found</Translate>
      </Heading>
      <p>
        <Translate>There is no page at this address. It may have moved, or the link that led here is wrong.</Translate>
      </p>
      <p className={`button-row ${styles.actions}`}>
        <Link
          className="button button--primary"
          to={`/search?q=${isBrowser ? encodeURIComponent(searchWords(route)) : ''}`}
        >
          <Translate>Search for it</Translate>
        </Link>
        <Link className="button button--secondary" to="/">
          <Translate>Go to the home page</Translate>
        </Link>
        {repositoryUrl && (
          <Link
            className="button button--secondary"
            href={issueLink(repositoryUrl, isBrowser ? report() : {title: 'Broken link', body: ''})}
          >
            <Translate>Report the broken link</Translate>
          </Link>
        )}
      </p>
      {/* At the end, so that nothing on the server's page moves. */}
      {isBrowser && (
        <p>
          <Translate values={{address: <code>{pathname}</code>}}>{'You asked for {address}.'}</Translate>
        </p>
      )}
      {ClosestPages && <ClosestPages route={route} />}
    </main>
  );
}
