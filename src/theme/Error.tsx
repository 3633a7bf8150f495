// Change: a crash outside of the page's content looks like one inside of it, with causes and a report link.
// Ejected from core/lib/client/theme-fallback/Error/index.js@4037ad84: the fallback has its own text and inline styles.
import {lazy, Suspense} from 'react';
import type {Props} from '@theme/Error';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
// The layout needs a route's context, which may be what crashed. The original does the same.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import CrashReport from '@site/src/components/CrashReport';

/** Imported lazily to keep it out of the entry. It has its own chunk, which every page loads. */
const Layout = lazy(() => import('@theme/Layout'));
const ROUTE = {plugin: {name: 'error', id: 'default'}};

export default function Error(props: Props): JSX.Element {
  const report = <CrashReport {...props} />;
  return (
    <RouteContextProvider value={ROUTE}>
      <ErrorBoundary fallback={() => report}>
        <Head>
          <title>{translate({message: 'Page Error'})}</title>
        </Head>
        <Suspense fallback={report}>
          <Layout>{report}</Layout>
        </Suspense>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
