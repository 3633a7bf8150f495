import fs from 'node:fs';
import {runSteps, selectSteps} from '../lib/run-steps.mjs';
import {checkWritable} from '../lib/site-build.mjs';
import {checks, describeSteps, unknownStep} from '../lib/steps.mjs';

const isCheck = (operand) => checks().some(({name}) => name === operand);

export default {
  about: `Runs the checks that need no build and no browser; with names only those.
"content" may be followed by files or folders of pages: npm run check -- content docs/docs/core/upload

${describeSteps(checks())}`,
  operands: '[checks …] [pages …]',
  needs: 'devDependencies',
  validate: ({operands}) => {
    const hasPages = operands.includes('content');
    const unknown = operands.find((operand) => !isCheck(operand) && !(hasPages && fs.existsSync(operand)));
    if (unknown) throw unknownStep(hasPages ? 'check, file or folder' : 'check', unknown, checks());
    checkWritable();
  },
  run: async ({operands}) => {
    const pages = operands.filter((operand) => !isCheck(operand));
    return (await runSteps(selectSteps(checks(pages), operands.filter(isCheck)))) > 0 ? 1 : 0;
  },
};
