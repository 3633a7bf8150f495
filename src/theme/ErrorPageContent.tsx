// Change: the page is titled "Page Error", names every cause, and can be reported with the details filled in.
// Ejected from theme-classic/lib/theme/ErrorPageContent.js@a85bb2d0: one component renders heading, button and message.
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import CrashReport from '@site/src/components/CrashReport';

export default function ErrorPageContent(props: FallbackParams): JSX.Element {
  return (
    <>
      <PageMetadata title={translate({message: 'Page Error'})} />
      <CrashReport {...props} />
    </>
  );
}
