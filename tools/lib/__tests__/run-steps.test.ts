import {describe, expect, test} from 'vitest';
import {runSteps} from '../run-steps.mjs';

type Step = Parameters<typeof runSteps>[0][number];

/** Steps that note when they begin and end. Each ends after all others have had the chance to begin or end. */
const recorder = () => {
  const events: string[] = [];
  const step = (name: string, turns: number, rest: Partial<Step> & {status?: number} = {}): Step => ({
    name,
    async run() {
      events.push(`${name} begins`);
      for (let i = 0; i < turns; i += 1) await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
      return {status: rest.status ?? 0, output: `${name} says\n`, seconds: 1.25};
    },
    ...rest,
  });
  return {events, step};
};

const run = async (steps: readonly Step[]) => {
  const lines: string[] = [];
  const failed = await runSteps(steps, (line) => lines.push(line));
  return {failed, lines};
};

describe('steps', () => {
  test('run two at a time', async () => {
    const {events, step} = recorder();
    await run([step('one', 4), step('two', 2), step('three', 1)]);
    expect(events).toEqual(['one begins', 'two begins', 'two ends', 'three begins', 'three ends', 'one ends']);
  });

  test('are printed in their order, whichever ends first', async () => {
    const {step} = recorder();
    const {lines} = await run([step('one', 6), step('two', 1), step('three', 1)]);
    expect(lines).toEqual(['✓ one (1.3 s)', '✓ two (1.3 s)', '✓ three (1.3 s)', '3 passed, 0 failed']);
  });

  test('that fail say all they said, and the others run all the same', async () => {
    const {step} = recorder();
    const {failed, lines} = await run([step('one', 1, {status: 1}), step('two', 1)]);
    expect(lines).toEqual(['✗ one (1.3 s)', 'one says', '✓ two (1.3 s)', '1 passed, 1 failed']);
    expect(failed).toBe(1);
  });

  test('whose output is what they are for print it', async () => {
    const {step} = recorder();
    const {lines} = await run([step('one', 1, {prints: true})]);
    expect(lines).toEqual(['✓ one (1.3 s)', 'one says', '1 passed, 0 failed']);
  });

  test('with a note print it, though they passed', async () => {
    const noted = {run: () => Promise.resolve({status: 0, output: 'said', seconds: 2, notes: ['again']})};
    expect((await run([{name: 'one', ...noted}])).lines).toEqual(['✓ one (2.0 s)', 'again', '1 passed, 0 failed']);
  });

  test('of several tests count each of them', async () => {
    const several = {run: () => Promise.resolve({status: 1, output: 'said', seconds: 2, passed: 7, failed: 2})};
    const {failed, lines} = await run([{name: 'tests', ...several}]);
    expect(lines).toEqual(['✗ tests (2.0 s, 7 tests)', 'said', '7 passed, 2 failed']);
    expect(failed).toBe(2);
  });

  test('wait for those they need, if those are to run at all', async () => {
    const {events, step} = recorder();
    await run([step('one', 1, {after: ['three', 'none']}), step('two', 1), step('three', 3)]);
    expect(events.indexOf('one begins')).toBeGreaterThan(events.indexOf('three ends'));
  });

  test('that others wait for begin first', async () => {
    const {events, step} = recorder();
    await run([step('one', 1), step('two', 1), step('three', 1, {isFirst: true})]);
    expect(events.slice(0, 2)).toEqual(['three begins', 'one begins']);
  });

  test('that wait for each other are an error', async () => {
    const {step} = recorder();
    const steps = [step('one', 1, {after: ['two']}), step('two', 1, {after: ['one']})];
    await expect(run(steps)).rejects.toThrow('Steps that wait for each other: one, two');
  });
});
