import {ensureChromium} from '../lib/chromium.mjs';
import {runCommand} from '../lib/command-line.mjs';
import {ensureDependencies} from '../lib/install.mjs';
import {runSteps, selectSteps} from '../lib/run-steps.mjs';
import {checks, describeSteps, siteChecks, unknownStep} from '../lib/steps.mjs';

runCommand('test', {
  about: `Runs everything that a change must pass: the checks of "npm run check", then the following. With names (of
checks, too) only those, and what they need.

${describeSteps(siteChecks)}`,
  operands: '[steps]',
  run: async ({operands}) => {
    const all = [...checks(), ...siteChecks];
    const unknown = operands.find((operand) => !all.some(({name}) => name === operand));
    if (unknown) throw unknownStep('step', unknown, all);
    const steps = selectSteps(all, operands);
    ensureDependencies();
    if (steps.some(({needsBrowser}) => needsBrowser)) process.env.CHROMIUM_PATH = ensureChromium();
    return (await runSteps(steps)) > 0 ? 1 : 0;
  },
});
