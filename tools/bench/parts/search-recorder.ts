// cspell:ignore longtask
/** What happened in the page since it was told to watch; times in milliseconds of the page's own clock. */
export interface SearchTimeline {
  /** The event that everything is counted from: the focus of the box, or the input of a query. */
  started: number;
  /** When other results than those at the start were painted. */
  painted: number | undefined;
  /** Start and length of each task over 50 ms, since the page was opened. */
  longTasks: [start: number, length: number][];
}

declare global {
  interface Window {
    benchSearch: SearchTimeline;
    /** Counts from the next event of the type; results are what the selector matches. */
    benchWatch(event: string, results: string): void;
  }
}

export const recordSearch = (): void => {
  const longTasks: SearchTimeline['longTasks'] = [];
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({startTime, duration}) => longTasks.push([startTime, duration])),
  ).observe({type: 'longtask', buffered: true});
  window.benchWatch = (event, results) => {
    const shown = () => [...document.querySelectorAll(results)].map((it) => it.textContent).join('\n');
    const before = shown();
    const timeline: SearchTimeline = {started: Number.NaN, painted: undefined, longTasks};
    window.benchSearch = timeline;
    const watch = new MutationObserver(() => {
      const now = shown();
      if (Number.isNaN(timeline.started) || now === '' || now === before) return;
      watch.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => (timeline.painted = performance.now())));
    });
    watch.observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
    addEventListener(event, ({timeStamp}) => (timeline.started = timeStamp), {capture: true, once: true});
  };
};
