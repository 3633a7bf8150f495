// npm run test:a11y: axe over every page of the built site, in both colour modes, at 390 and 1440 px.
import {ensureChromium, ensureDependencies} from './lib/install.mjs';

ensureDependencies();
process.env.CHROMIUM_PATH = ensureChromium();
const {ensureBuild} = await import('./lib/site-build.mjs');
const {bin, hand} = await import('./lib/run.mjs');
const {built, status, output} = await ensureBuild();
if (built) console.log(output);
if (status !== 0) process.exit(status);
hand(bin('vitest'), ['run', '--project', 'site', 'tests/a11y.test.ts'], {A11Y: 'all'});
