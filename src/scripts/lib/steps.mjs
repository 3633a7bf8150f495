import {bin, collect} from './run.mjs';
import {ensureBuild} from './site-build.mjs';

const CODE = ['docusaurus.config.ts', 'sidebars.ts', 'vitest.config.mts', 'eslint.config.mjs', 'src'];

const program = (name, command, ...args) => ({name, run: () => collect(bin(command), args)});

/** Runs vitest on one of its projects; every test counts, not the run as a whole. */
const tests = (name, project) => ({
  name,
  async run() {
    const result = await collect(bin('vitest'), ['run', '--project', project, '--reporter=default']);
    const [, failed] = /Tests\s.*?(\d+) failed/.exec(stripColours(result.output)) ?? [];
    const [, passed] = /Tests\s.*?(\d+) passed/.exec(stripColours(result.output)) ?? [];
    // A run that breaks before or beside its tests has failed, whatever it counted.
    const failures = Number(failed ?? 0) || (result.status === 0 ? 0 : 1);
    return {...result, passed: Number(passed ?? 0), failed: failures};
  },
});

// eslint-disable-next-line no-control-regex
const stripColours = (text) => text.replace(/\u001b\[[0-9;]*m/g, '');

/** What `npm run check` runs: the fast half. */
export const checks = [
  program('format', 'prettier', '--check', '--log-level=warn', '.'),
  program('lint code', 'eslint', '--max-warnings=0', ...CODE),
  program('lint styles', 'stylelint', '--max-warnings=0', 'src/**/*.css'),
  program('lint Markdown', 'markdownlint-cli2'),
  program('spelling', 'cspell', '--no-progress', '--no-summary', '.'),
  program('types', 'tsc', '--noEmit'),
  tests('unit tests', 'unit'),
  program('content', 'tsx', 'src/scripts/check-content.ts'),
  program('site', 'tsx', 'src/scripts/check-site.ts'),
];

/** What `npm test` runs after the checks: everything about the built site. */
export const siteChecks = [
  {
    name: 'build',
    async run() {
      const result = await ensureBuild();
      const warnings = stripColours(result.output)
        .split('\n')
        .filter((line) => /^\s*\[?warn/i.test(line));
      return warnings.length > 0 ? {...result, status: 1} : result;
    },
  },
  {...program('budgets', 'tsx', 'src/scripts/budgets.ts'), prints: true},
  tests('site tests', 'site'),
];

/**
 * Runs the steps one after another; a step that passes prints one line, unless its output is what it is for; a step that
 * fails prints all it said.
 *
 * @returns {Promise<number>} how many failed.
 */
export async function runSteps(steps) {
  let passed = 0;
  let failed = 0;
  for (const {name, run, prints = false} of steps) {
    const result = await run();
    const counted = {passed: result.status === 0 ? 1 : 0, failed: result.status === 0 ? 0 : 1, ...result};
    passed += counted.passed;
    failed += counted.failed;
    const count = 'passed' in result ? `, ${result.passed} tests` : '';
    console.log(`${counted.failed > 0 ? '✗' : '✓'} ${name} (${result.seconds.toFixed(1)} s${count})`);
    if (counted.failed > 0 || prints) console.log(result.output.trimEnd());
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed;
}
