// npm run build: the production site in build/, unless it is there and up to date.
import {ensureDependencies} from './lib/install.mjs';
import {ensureBuild} from './lib/site-build.mjs';

ensureDependencies();
const {built, status, output, seconds} = await ensureBuild();
console.log(output || (built ? '' : 'The production build is up to date.'));
if (built && status === 0) console.log(`Built in ${seconds.toFixed(0)} s.`);
process.exitCode = status;
