/** How many steps run at the same time: most of them use one processor. */
const CONCURRENT = 2;

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
 * @property {readonly string[]} [needs] names of the steps that it cannot do without; they run before it.
 * @property {readonly string[]} [after] names of the steps that must have ended before, as far as they run at all.
 * @property {boolean} [isFirst] starts before the others that could start, since others wait for it.
 * @property {boolean} [isExtra] runs only when it is named.
 * @property {boolean} [needsBrowser]
 * @property {boolean} [prints] shows its output also when it passes.
 */

/**
 * The steps of the given names and those that they need, in their order; without names all but the extra ones. A step
 * that runs alone shows its output.
 *
 * @type {(steps: readonly Step[], names: readonly string[]) => readonly Step[]}
 */
export const selectSteps = (steps, names) => {
  if (names.length === 0) return steps.filter(({isExtra}) => !isExtra);
  const named = steps.filter(({name}) => names.includes(name));
  const wanted = new Set(named.flatMap(({name, needs = []}) => [name, ...needs]));
  const selected = steps.filter(({name}) => wanted.has(name));
  return selected.length === 1 ? selected.map((step) => ({...step, prints: true})) : selected;
};

/**
 * Runs steps, two at a time, and prints them in their order: a line for each, with its notes; also the output of a step
 * that fails or that `prints`.
 *
 * @param {readonly Step[]} steps
 * @param {(line: string) => void} [print]
 * @returns {Promise<number>} how many failed.
 */
export const runSteps = async (steps, print = console.log) => {
  const waiting = [...steps].sort((a, b) => Number(b.isFirst ?? false) - Number(a.isFirst ?? false));
  const names = new Set(steps.map(({name}) => name));
  const results = new Map();
  const running = new Map();
  let printed = 0;
  const total = {passed: 0, failed: 0};
  const canStart = ({after = [], needs = []}) =>
    [...after, ...needs].every((name) => results.has(name) || !names.has(name));
  const start = async (step) => {
    results.set(step.name, await step.run());
    running.delete(step);
  };
  while (results.size < steps.length) {
    for (const step of waiting.filter(canStart).slice(0, CONCURRENT - running.size)) {
      waiting.splice(waiting.indexOf(step), 1);
      running.set(step, start(step));
    }
    if (running.size === 0) {
      throw new Error(`Steps that wait for each other: ${waiting.map(({name}) => name).join(', ')}`);
    }
    await Promise.race(running.values());
    for (; printed < steps.length && results.has(steps[printed].name); printed += 1) {
      const {passed, failed} = show(steps[printed], results.get(steps[printed].name), print);
      total.passed += passed;
      total.failed += failed;
    }
  }
  print(`${total.passed} passed, ${total.failed} failed`);
  return total.failed;
};

const show = ({name, prints = false}, result, print) => {
  const counted = {passed: result.status === 0 ? 1 : 0, failed: result.status === 0 ? 0 : 1, ...result};
  const count = 'passed' in result ? `, ${result.passed} tests` : '';
  print(`${counted.failed > 0 ? '✗' : '✓'} ${name} (${result.seconds.toFixed(1)} s${count})`);
  if ((counted.failed > 0 || prints) && result.output.trim()) print(result.output.trimEnd());
  else for (const note of result.notes ?? []) print(note);
  return counted;
};
