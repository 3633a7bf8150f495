import {expect, test} from 'vitest';
import {parseWrk} from '../wrk';

const OUTPUT = `Running 20s test @ http://127.0.0.1:18080
  Latency Distribution
     50%    1.02ms
     75%    1.70ms
     90%    2.44ms
     99%    5.12ms
  400000 requests in 20.01s, 1.20GB read
  Socket errors: connect 0, read 2, write 0, timeout 1
  Non-2xx or 3xx responses: 7
Requests/sec:  19990.42
Transfer/sec:     61.40MB
`;

test('the figures of wrk are read from what it prints', () => {
  expect(parseWrk(OUTPUT)).toEqual({
    perSecond: 19_990,
    p50: '1.02ms',
    p99: '5.12ms',
    megabytes: '61.40MB',
    failed: {socket: 3, status: 7},
  });
});

test.each([
  [
    'the requests a second',
    '    Latency    27.38ms  104.87ms 839.18ms   95.31%\n    Req/Sec     0.95k   276.92     1.49k    87.50%',
  ],
  [
    'the latency',
    '    Latency    27.38ms  104.87ms 839.18ms   97.50%\n    Req/Sec     0.95k   276.92     1.49k    80.99%',
  ],
])('the share of %s within the deviation is not taken for a percentile', (_of, statistics) => {
  const printed = OUTPUT.replace(
    '  Latency Distribution',
    `  Thread Stats   Avg      Stdev     Max   +/- Stdev\n${statistics}\n$&`,
  );
  expect(parseWrk(printed)).toMatchObject({p50: '1.02ms', p99: '5.12ms'});
});

test('a percentile that was not printed is unknown', () => {
  expect(parseWrk('Requests/sec: 1')).toMatchObject({p50: 'unknown', p99: 'unknown'});
});

test('a run without failures has none', () => {
  expect(parseWrk('Requests/sec: 1').failed).toEqual({socket: 0, status: 0});
});

test('a run that measured nothing says what wrk said', () => {
  expect(() => parseWrk('unable to connect')).toThrow('wrk measured nothing:\nunable to connect');
});
