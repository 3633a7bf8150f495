import {COMPILE_LATE} from '../../src/lib/node-flags.mjs';
import {columns, list} from './command-line.mjs';
import {bin, collect} from './run.mjs';
import {ensureBuild} from './site-build.mjs';

const CODE = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'vitest.config.mts',
  'eslint.config.mjs',
  'src',
  'tools',
  'tests',
  'guides',
];

const program = (name, about, command, ...args) => ({name, about, run: () => collect(bin(command), args)});

const check = (name, about, file, ...args) => ({
  name,
  about,
  run: () => collect(process.execPath, [...COMPILE_LATE, '--import', 'tsx', `tools/check/${file}`, ...args]),
});

// eslint-disable-next-line no-control-regex
const stripColours = (text) => text.replace(/\u001b\[[0-9;]*m/g, '');

/** Runs vitest; every test counts, not the run as a whole. */
const vitest = async (args, env) => {
  const result = await collect(bin('vitest'), ['run', '--reporter=default', ...args], env);
  const output = stripColours(result.output);
  const [, failed] = /Tests\s.*?(\d+) failed/.exec(output) ?? [];
  const [, passed] = /Tests\s.*?(\d+) passed/.exec(output) ?? [];
  // A test that needs a second run is worth a look, though it does not stop anything.
  const notes = output.split('\n').filter((line) => /\(retry x\d+\)/.test(line));
  // A run that breaks before or beside its tests has failed, whatever it counted.
  const failures = Number(failed ?? 0) || (result.status === 0 ? 0 : 1);
  return {...result, passed: Number(passed ?? 0), failed: failures, notes};
};

/**
 * What `npm run check` runs: the fast half.
 *
 * @param {readonly string[]} pages files or folders that the content check is limited to.
 */
export const checks = (pages = []) => [
  program('format', 'prettier', 'prettier', '--check', '--log-level=warn', '.'),
  program('lint', 'eslint', 'eslint', '--max-warnings=0', ...CODE),
  program('styles', 'stylelint', 'stylelint', '--max-warnings=0', 'src/**/*.css'),
  program('markdown', 'markdownlint', 'markdownlint-cli2'),
  program('spelling', 'cspell', 'cspell', '--no-progress', '--no-summary', '.'),
  program('types', 'the TypeScript compiler', 'tsc', '--noEmit'),
  program('dead-code', 'knip: unused files, exports and dependencies, and undeclared ones', 'knip', '--no-progress'),
  {name: 'unit', about: 'the unit tests', run: () => vitest(['--project', 'unit'])},
  check('content', 'the pages and sidebars: links, examples, structure', 'main.ts', ...pages),
  {...check('routes', 'what Docusaurus loads, and the published addresses', 'site/check-routes.ts'), isFirst: true},
];

/** What `npm test` runs after the checks: everything about the built site. */
export const siteChecks = [
  {
    name: 'build',
    about: 'the production build, without warnings',
    // Both write the pages of the exports section.
    after: ['routes'],
    isFirst: true,
    run: async () => {
      const result = await ensureBuild();
      const warnings = stripColours(result.output)
        .split('\n')
        .filter((line) => /^\s*\[?warn/i.test(line));
      return warnings.length > 0 ? {...result, status: 1} : result;
    },
  },
  {
    ...check('budgets', 'the weight of pages and index files', 'site/check-budgets.ts'),
    needs: ['build'],
    prints: true,
  },
  // They keep both processors busy by themselves: nothing runs beside them.
  {
    name: 'site',
    about: 'the tests of the built site in Chromium',
    needs: ['build'],
    after: [...checks().map(({name}) => name), 'budgets'],
    needsBrowser: true,
    run: () => vitest(['--project', 'site']),
  },
  {
    name: 'a11y',
    about: 'axe over every page, in both colour modes, at 390 and 1440 px; only when it is named',
    needs: ['build'],
    after: ['site'],
    needsBrowser: true,
    isExtra: true,
    run: () => vitest(['--project', 'site', 'tests/a11y.test.ts'], {A11Y: 'all'}),
  },
];

/** The steps for the help, a line each. */
export const describeSteps = (steps) => columns(steps.map(({name, about}) => [name, about]));

/** The error for a name that no step has. */
export const unknownStep = (what, name, steps) =>
  new Error(`There is no ${what} "${name}"; there is ${list(steps.map((step) => step.name))}.`);
