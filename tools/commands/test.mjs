// npm test: everything that a change must pass, the production build in a real browser included.
import {ensureChromium, ensureDependencies} from './lib/install.mjs';

ensureDependencies();
process.env.CHROMIUM_PATH = ensureChromium();
const {runSteps} = await import('./lib/run-steps.mjs');
const {checks, siteChecks} = await import('./lib/steps.mjs');
process.exitCode = (await runSteps([...checks, ...siteChecks])) > 0 ? 1 : 0;
