// The theme around a page of the fixture site: the entry of the bundle.
import React from 'react';
import {createRoot} from 'react-dom/client';
import {BrowserRouter, Link, Route} from 'react-router-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {HelmetProvider} from 'react-helmet-async';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import PageFeedback from '@site/src/components/PageFeedback';
import {PAGES} from './pages';
import type {Fixture} from './site';

Object.assign(window, {docusaurus: {preload: () => undefined, prefetch: () => undefined}});

const {shows, doc, isNotFound} = (window as unknown as {FIXTURE: Fixture}).FIXTURE;
const content = doc && {metadata: doc, frontMatter: {}, assets: {}, toc: [], contentTitle: undefined};
const Shown = shows && PAGES[shows];

createRoot(document.getElementById('__docusaurus')!).render(
  <HelmetProvider>
    <BrowserRouter>
      <DocusaurusContextProvider>
        <BrowserContextProvider>
          <ErrorBoundary>
            <Route
              render={({location}) => (
                <RouteContextProvider value={{plugin: {name: 'fixture', id: 'default'}}}>
                  <Layout>
                    {isNotFound && <NotFoundContent />}
                    <main hidden={isNotFound}>
                      <h1>{location.pathname}</h1>
                      <Link to="/elsewhere">Elsewhere</Link>
                      {content && (
                        <DocProvider content={content as never}>
                          <PageFeedback />
                        </DocProvider>
                      )}
                      {Shown && <Shown />}
                    </main>
                  </Layout>
                </RouteContextProvider>
              )}
            />
          </ErrorBoundary>
        </BrowserContextProvider>
      </DocusaurusContextProvider>
    </BrowserRouter>
  </HelmetProvider>,
);
