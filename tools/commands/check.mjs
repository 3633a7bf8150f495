import fs from 'node:fs';
import {runCommand} from '../lib/command-line.mjs';
import {ensureDependencies} from '../lib/install.mjs';
import {runSteps, selectSteps} from '../lib/run-steps.mjs';
import {checks, describeSteps, unknownStep} from '../lib/steps.mjs';

runCommand('check', {
  about: `Runs the checks that need no build and no browser; with names only those.
"content" may be followed by files or folders of pages: npm run check -- content docs/docs/core/upload

${describeSteps(checks())}`,
  operands: '[checks] [pages]',
  run: async ({operands}) => {
    const isCheck = (operand) => checks().some(({name}) => name === operand);
    const names = operands.filter(isCheck);
    const pages = operands.filter((operand) => !isCheck(operand));
    const unknown = pages.find((page) => !names.includes('content') || !fs.existsSync(page));
    if (unknown) throw unknownStep(names.includes('content') ? 'check, file or folder' : 'check', unknown, checks());
    ensureDependencies();
    return (await runSteps(selectSteps(checks(pages), names))) > 0 ? 1 : 0;
  },
});
