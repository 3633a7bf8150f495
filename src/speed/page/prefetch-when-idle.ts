// A link that comes into view is prefetched when the browser is idle.

/** After this time, in milliseconds, a link is prefetched even when the browser is busy. */
const TIMEOUT = 2000;

const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(work, {timeout: TIMEOUT})
    : (work) => setTimeout(work, 1);

let isWrapped = false;

/** Docusaurus calls this in the browser, before its links are observed, and at every navigation. */
export const onRouteUpdate = (): void => {
  if (isWrapped) return;
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
