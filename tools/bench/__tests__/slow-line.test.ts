import {expect, test} from 'vitest';
import {type PartialBody, sentUntil, takeTurns} from '../slow-line';

const body = (length: number): PartialBody => ({content: Buffer.alloc(length), offset: 0});

/** What is sent of two bodies, in order: which, how much, and whether that was the last of it. */
const sent = (lengths: number[], room: number) => {
  const bodies = lengths.map(body);
  const packets: [which: number, length: number, isLast: boolean][] = [];
  const left = takeTurns(bodies, room, (it, packet, isLast) =>
    packets.push([bodies.indexOf(it), packet.length, isLast]),
  );
  return {packets, left: left.map((it) => bodies.indexOf(it))};
};

test('sends a packet of each body in turn', () => {
  expect(sent([3000, 1500], 10_000)).toEqual({
    packets: [
      [0, 1400, false],
      [1, 1400, false],
      [0, 1400, false],
      [1, 100, true],
      [0, 200, true],
    ],
    left: [],
  });
});

test('sends no more than the line has room for, and goes on with the body whose turn it is', () => {
  expect(sent([3000, 3000], 2000)).toEqual({
    packets: [
      [0, 1400, false],
      [1, 600, false],
    ],
    left: [0, 1],
  });
});

test('completes an empty body', () => {
  expect(sent([0], 1)).toEqual({packets: [[0, 0, true]], left: []});
});

test('knows what had been sent at a moment', () => {
  const log = [10, 15].map((at, i) => ({at, bytes: [1400, 2400][i]!}));
  expect([9, 10, 14, 15, 99].map((moment) => sentUntil(log, moment))).toEqual([0, 1400, 1400, 2400, 2400]);
});
