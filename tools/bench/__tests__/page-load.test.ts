import {expect, test} from 'vitest';
import {blockingTime, cumulativeShift} from '../parts/load-recorder';
import {readTimeline, weighRequests} from '../parts/page-load';
import {fileOf, type SiteRequest} from '../server';

test('blockingTime adds up what tasks take over 50 ms, as far as that is within the time', () => {
  const tasks = Object.entries({0: 60, 100: 50, 200: 150});
  expect(blockingTime(tasks.map(([start, length]) => [Number(start), length]))).toBe(110);
  expect(blockingTime([[0, 200]], 100)).toBe(50);
  expect(blockingTime([[0, 100]], 100)).toBe(0);
  expect(blockingTime([[500, 100]], 0, 400)).toBe(0);
});

test('cumulativeShift takes the largest of the windows that are a second or more apart', () => {
  const shifts = Object.entries({0: 0.1, 500: 0.1, 3000: 0.15});
  expect(cumulativeShift(shifts.map(([at, size]) => [Number(at), size]))).toBeCloseTo(0.2);
  expect(cumulativeShift([])).toBe(0);
});

test('readTimeline gives no number for what did not happen', () => {
  const figures = readTimeline({firstPaint: 100, longTasks: [], shifts: []});
  expect(figures['hydrated, ms']).toBeNaN();
  expect(figures['longest task, ms']).toBe(0);
});

test('weighRequests counts prefetched files apart', () => {
  const request = (path: string, extension: string, prefetch = false): SiteRequest => ({
    path,
    extension,
    prefetch,
    bytes: 1024,
    at: 0,
  });
  const requests = [request('/', '.html'), request('/a.js', '.js'), request('/b.js', '.js', true)];
  expect(weighRequests(requests)).toMatchObject({
    'script, KiB': 1,
    'HTML, KiB': 1,
    'total, KiB': 2,
    'prefetched, KiB': 1,
    requests: 2,
  });
});

test('fileOf finds the file of a clean address, and nothing outside the build', () => {
  const files = ['/b/index.html', '/b/a.html', '/b/a/b.html', '/b/c/index.html', '/b/x.js'];
  const find = (address: string) => fileOf('/b', address, (file) => files.includes(file));
  const [home, a, b, c, x] = files;
  expect(['/', '/a', '/a/', '/a/b', '/c', '/c/', '/x.js'].map(find)).toEqual([home, a, a, b, c, c, x]);
  expect(['/none', '/../../etc/passwd'].map(find)).toEqual([undefined, undefined]);
});
