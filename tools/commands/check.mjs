// npm run check: the fast half of npm test; needs no browser and no build.
import {ensureDependencies} from './lib/install.mjs';

ensureDependencies();
const {runSteps} = await import('./lib/run-steps.mjs');
const {checks} = await import('./lib/steps.mjs');
process.exitCode = (await runSteps(checks)) > 0 ? 1 : 0;
