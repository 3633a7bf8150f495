// npm run check: the fast half of npm test; needs no browser and no build.
import {ensureDependencies} from './lib/install.mjs';

ensureDependencies();
const {checks, runSteps} = await import('./lib/steps.mjs');
process.exitCode = (await runSteps(checks)) > 0 ? 1 : 0;
