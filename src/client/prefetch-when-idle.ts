// Docusaurus prefetches every link that comes into view, and looking up its chunks takes milliseconds. A page of fifty links
// would not respond meanwhile: each is looked up when the browser is idle.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Milliseconds after which a link is looked up even when the browser is busy. */
const TIMEOUT = 2000;

const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(work, {timeout: TIMEOUT})
    : (work) => setTimeout(work, 1);

let isWrapped = false;

/** Docusaurus calls this before it observes the links of the first page, and at every navigation. */
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
