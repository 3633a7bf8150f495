// Speed: a link that comes into view is prefetched when the browser is idle.
// Buys: no long task of some milliseconds for each of 50 links, when added.
// Breaks when: Docusaurus no longer prefetches by `window.docusaurus.prefetch` (`tests/spec-routes.test.ts`).
// Goes at: no version.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** After this time, in milliseconds, a link is prefetched even when the browser is busy. */
const TIMEOUT = 2000;

const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(work, {timeout: TIMEOUT})
    : (work) => setTimeout(work, 1);

let isWrapped = false;

/** Docusaurus calls this before its links are observed, and at every navigation. */
export const onRouteUpdate = (): void => {
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
};
