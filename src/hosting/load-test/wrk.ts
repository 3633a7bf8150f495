/** What a run of wrk measured. */
export interface LoadFigures {
  readonly perSecond: number;
  /** Latency that half of the requests stayed below, with its unit. */
  readonly p50: string;
  readonly p99: string;
  /** Megabytes a second. */
  readonly megabytes: string;
  /** Requests that failed: without an answer in time, and with a status of 400 or more. */
  readonly failed: {readonly socket: number; readonly status: number};
}

const number = (text: string | undefined) => Number(text ?? 0);

/**
 * Reads the output of `wrk --latency`.
 *
 * @throws Error with that output when it holds no figures.
 */
export function parseWrk(output: string): LoadFigures {
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  if (!perSecond) throw new Error(`wrk measured nothing:\n${output}`);
  // At the beginning of a line: the lines before end in a share such as "87.50%".
  const latency = (percent: number) => new RegExp(`^ +${percent}% +(\\S+)`, 'm').exec(output)?.[1] ?? 'unknown';
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output);
  return {
    perSecond: Math.round(Number(perSecond)),
    p50: latency(50),
    p99: latency(99),
    megabytes: /Transfer\/sec:\s+(\S+)/.exec(output)?.[1] ?? 'unknown',
    failed: {
      socket: (socket?.slice(1) ?? []).reduce((sum, count) => sum + number(count), 0),
      status: number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1]),
    },
  };
}
