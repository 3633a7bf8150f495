// Every link that comes into view is prefetched, and finding out what to fetch takes milliseconds. A page with fifty links
// would answer to nothing meanwhile; so each is looked at when the browser has nothing else to do.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** After this time, in milliseconds, a link is looked at even when the browser is busy. */
const TIMEOUT = 2000;

const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(work, {timeout: TIMEOUT})
    : (work) => setTimeout(work, 1);

let isWrapped = false;

/** The framework calls this before its links are observed, and at every navigation. */
export function onRouteUpdate(): void {
  if (isWrapped || !ExecutionEnvironment.canUseDOM) return;
  isWrapped = true;
  const {prefetch, preload} = window.docusaurus;
  window.docusaurus = Object.freeze({
    preload,
    prefetch: (path: string) => {
      whenIdle(() => prefetch(path));
      return Promise.resolve();
    },
  }) as unknown as typeof window.docusaurus;
}
