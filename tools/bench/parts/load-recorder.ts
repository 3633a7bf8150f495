// cspell:ignore longtask
/** What the page's own timeline says about its load; times in milliseconds from the start of the navigation. */
export interface LoadTimeline {
  firstPaint?: number;
  largestPaint?: number;
  /** When Docusaurus had set `data-has-hydrated`; other sites have no such mark. */
  hydrated?: number;
  /** Start and length of each task over 50 ms. */
  longTasks: [start: number, length: number][];
  /** Time and size of each layout shift that no input caused. */
  shifts: [at: number, size: number][];
}

declare global {
  interface Window {
    benchLoad: LoadTimeline;
  }
}

/** Runs in the page, before anything else. It is sent as text, so it can use nothing from outside itself. */
export const recordLoad = (): void => {
  const timeline: LoadTimeline = {longTasks: [], shifts: []};
  window.benchLoad = timeline;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({type, buffered: true});
  observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') timeline.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({startTime}) => (timeline.largestPaint = startTime));
  observe('longtask', ({startTime, duration}) => timeline.longTasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    const {startTime, value, hadRecentInput} = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
    if (!hadRecentInput) timeline.shifts.push([startTime, value]);
  });
  const watch = new MutationObserver(() => {
    if (document.documentElement?.dataset.hasHydrated !== 'true') return;
    timeline.hydrated = performance.now();
    watch.disconnect();
  });
  watch.observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-has-hydrated']});
};

/** Sum of what each task takes over 50 ms between two moments, as Lighthouse's total blocking time. */
export const blockingTime = (tasks: LoadTimeline['longTasks'], from = 0, until = Number.POSITIVE_INFINITY): number =>
  tasks
    .filter(([start, length]) => start + length > from && start < until)
    .reduce((sum, [start, length]) => sum + Math.max(0, length - Math.max(0, from - start) - 50), 0);

/** The largest sum of shifts in a window of at most 5 s without a pause of 1 s, as browsers define CLS. */
export const cumulativeShift = (shifts: LoadTimeline['shifts']): number => {
  let largest = 0;
  let sum = 0;
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const [at, size] of shifts) {
    if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at];
    sum += size;
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
};
