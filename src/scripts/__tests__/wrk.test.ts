import {expect, test} from 'vitest';
import {parseWrk} from '../lib/wrk';

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

test('a run without failures has none', () => {
  expect(parseWrk('Requests/sec: 1').failed).toEqual({socket: 0, status: 0});
});

test('a run that measured nothing says what wrk said', () => {
  expect(() => parseWrk('unable to connect')).toThrow('wrk measured nothing:\nunable to connect');
});
