/** How many steps run at the same time: most of them use one processor. */
const TOGETHER = 2;

/**
 * @typedef {object} Result
 * @property {number} status 0 when the step passed.
 * @property {string} output
 * @property {number} seconds
 * @property {number} [passed] how many tests did, where the step has several; otherwise a step is one.
 * @property {number} [failed]
 * @property {readonly string[]} [notes] lines that are printed even though the step passed.
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Result>} run
 * @property {readonly string[]} [after] names of the steps that must have ended before; those that are not in the list do not matter.
 * @property {boolean} [isFirst] starts before the others that could start, since others wait for it.
 * @property {boolean} [prints] shows its output also when it passes.
 */

/**
 * Runs steps, two at a time, and prints them in their order: one line for a step that passes, and its notes, unless its
 * output is what it is for; all that it said for one that fails.
 *
 * @param {readonly Step[]} steps
 * @param {(line: string) => void} [print]
 * @returns {Promise<number>} how many failed.
 */
export async function runSteps(steps, print = console.log) {
  const waiting = [...steps].sort((a, b) => Number(b.isFirst ?? false) - Number(a.isFirst ?? false));
  const names = new Set(steps.map(({name}) => name));
  const results = new Map();
  const running = new Map();
  let printed = 0;
  const total = {passed: 0, failed: 0};
  while (results.size < steps.length) {
    const next = waiting.findIndex(({after = []}) => after.every((name) => results.has(name) || !names.has(name)));
    if (next !== -1 && running.size < TOGETHER) {
      const [step] = waiting.splice(next, 1);
      running.set(
        step,
        step.run().then((result) => {
          results.set(step.name, result);
          running.delete(step);
        }),
      );
      continue;
    }
    if (running.size === 0)
      throw new Error(`Steps that wait for each other: ${waiting.map(({name}) => name).join(', ')}`);
    await Promise.race(running.values());
    for (; printed < steps.length && results.has(steps[printed].name); printed += 1) {
      const {passed, failed} = show(steps[printed], results.get(steps[printed].name), print);
      total.passed += passed;
      total.failed += failed;
    }
  }
  print(`${total.passed} passed, ${total.failed} failed`);
  return total.failed;
}

function show({name, prints = false}, result, print) {
  const counted = {passed: result.status === 0 ? 1 : 0, failed: result.status === 0 ? 0 : 1, ...result};
  const count = 'passed' in result ? `, ${result.passed} tests` : '';
  print(`${counted.failed > 0 ? '✗' : '✓'} ${name} (${result.seconds.toFixed(1)} s${count})`);
  if (counted.failed > 0 || prints) print(result.output.trimEnd());
  else for (const note of result.notes ?? []) print(note);
  return counted;
}
