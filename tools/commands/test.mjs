import {ensureChromium, findChromium} from '../lib/chromium.mjs';
import {runSteps, selectSteps} from '../lib/run-steps.mjs';
import {checkWritable} from '../lib/site-build.mjs';
import {checks, describeSteps, siteChecks, unknownStep} from '../lib/steps.mjs';

const all = [...checks(), ...siteChecks];
const needBrowser = (steps) => steps.some((step) => step.needsBrowser);

export default {
  about: `Runs everything that a change must pass: the checks of "npm run check", then the following. With names (of
checks, too) only those, and what they need.

${describeSteps(siteChecks)}`,
  operands: '[steps …]',
  needs: 'devDependencies',
  validate: ({operands}) => {
    const unknown = operands.find((operand) => !all.some(({name}) => name === operand));
    if (unknown) throw unknownStep('step', unknown, all);
    if (needBrowser(selectSteps(all, operands))) findChromium();
    checkWritable('build');
  },
  run: async ({operands}) => {
    const steps = selectSteps(all, operands);
    if (needBrowser(steps)) process.env.CHROMIUM_PATH = ensureChromium();
    return (await runSteps(steps)) > 0 ? 1 : 0;
  },
};
