// Change: sets the page title. The Docs section is mounted at the root and answers unknown addresses itself, so the
// theme's own NotFound page, which would set it, is never shown; this part of it is.
import React from 'react';
import type {Props} from '@theme/NotFound/Content';
import {PageMetadata} from '@docusaurus/theme-common';
import Content from '@theme-original/NotFound/Content';

export default function NotFoundContent(props: Props): JSX.Element {
  return (
    <>
      <PageMetadata title="Page Not Found" />
      <Content {...props} />
    </>
  );
}
