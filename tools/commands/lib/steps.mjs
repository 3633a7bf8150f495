import {bin, collect} from './run.mjs';
import {ensureBuild} from './site-build.mjs';

const CODE = ['docusaurus.config.ts', 'sidebars.ts', 'vitest.config.mts', 'eslint.config.mjs', 'src', 'tools', 'tests'];

const program = (name, command, ...args) => ({name, run: () => collect(bin(command), args)});

/** Runs vitest on one of its projects; every test counts, not the run as a whole. */
const tests = (name, project) => ({
  name,
  async run() {
    const result = await collect(bin('vitest'), ['run', '--project', project, '--reporter=default']);
    const said = stripColours(result.output);
    const [, failed] = /Tests\s.*?(\d+) failed/.exec(said) ?? [];
    const [, passed] = /Tests\s.*?(\d+) passed/.exec(said) ?? [];
    // A test that needs a second run is worth a look, though it does not stop anything.
    const notes = said.split('\n').filter((line) => /\(retry x\d+\)/.test(line));
    // A run that breaks before or beside its tests has failed, whatever it counted.
    const failures = Number(failed ?? 0) || (result.status === 0 ? 0 : 1);
    return {...result, passed: Number(passed ?? 0), failed: failures, notes};
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
  program('content', 'tsx', 'tools/commands/check-content.ts'),
  {...program('site', 'tsx', 'tools/commands/check-site.ts'), isFirst: true},
];

/** What `npm test` runs after the checks: everything about the built site. */
export const siteChecks = [
  {
    name: 'build',
    // Both write the pages of the exports section.
    after: ['site'],
    isFirst: true,
    async run() {
      const result = await ensureBuild();
      const warnings = stripColours(result.output)
        .split('\n')
        .filter((line) => /^\s*\[?warn/i.test(line));
      return warnings.length > 0 ? {...result, status: 1} : result;
    },
  },
  {...program('budgets', 'tsx', 'tools/commands/budgets.ts'), after: ['build'], prints: true},
  // They keep both processors busy by themselves: nothing runs beside them.
  {...tests('site tests', 'site'), after: [...checks.map(({name}) => name), 'build', 'budgets']},
];
