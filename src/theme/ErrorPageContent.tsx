// Change: the page is titled "Page Error", names every cause, and can be reported with what happened filled in.
// Ejected: the theme's one component renders the heading, the button and the message together.
import React from 'react';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import {PageMetadata} from '@docusaurus/theme-common';
import CrashReport from '@site/src/components/CrashReport';
import {useRepositoryUrl} from '@site/src/components/use-repository-url';

export default function ErrorPageContent(props: FallbackParams): JSX.Element {
  return (
    <>
      <PageMetadata title="Page Error" />
      <CrashReport {...props} repositoryUrl={useRepositoryUrl()} />
    </>
  );
}
