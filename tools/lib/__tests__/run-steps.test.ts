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

  const ended = (result: object) => ({run: () => Promise.resolve({status: 0, output: 'said', seconds: 2, ...result})});
  test.each<[string, Parameters<ReturnType<typeof recorder>['step']>[2], string[]]>([
    ['that fail say all they said', {status: 1}, ['✗ one (1.3 s)', 'one says', '✓ two (1.3 s)', '1 passed, 1 failed']],
    ['whose output is what they are for print it', {prints: true}, ['✓ one (1.3 s)', 'one says', '✓ two (1.3 s)']],
    ['with a note print it, though they passed', ended({notes: ['again']}), ['✓ one (2.0 s)', 'again']],
    [
      'of several tests count each of them',
      ended({status: 1, passed: 7, failed: 2}),
      ['✗ one (2.0 s, 7 tests)', 'said', '✓ two (1.3 s)', '8 passed, 2 failed'],
    ],
  ])('%s', async (_name, rest, expected) => {
    const {step} = recorder();
    const {failed, lines} = await run([step('one', 1, rest), step('two', 1)]);
    expect(lines.slice(0, expected.length)).toEqual(expected);
    expect(lines.at(-1)).toContain(`${failed} failed`);
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
