// Change: a page has its diagrams as drawings. One without a drawing is drawn in the browser, in development only.
import {lazy, Suspense, type ComponentProps} from 'react';
import type {Props} from '@theme/Mermaid';
import Diagram from '@site/src/diagrams/component';

/** Not bundled for a build, in which the condition is constant. */
const Original = process.env.NODE_ENV === 'development' && lazy(() => import('@theme-original/Mermaid'));

export default function Mermaid(props: Props | ComponentProps<typeof Diagram>): JSX.Element {
  if ('hash' in props) return <Diagram {...props} />;
  return <Suspense>{Original && <Original {...props} />}</Suspense>;
}
