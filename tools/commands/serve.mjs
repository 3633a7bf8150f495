// npm run serve: builds the production site when it is out of date, and serves it.
import {ensureDependencies} from './lib/install.mjs';
import {withPort} from './lib/port.mjs';
import {bin, hand} from './lib/run.mjs';
import {buildIsCurrent, ensureBuild} from './lib/site-build.mjs';

ensureDependencies();
console.log(buildIsCurrent() ? 'The production build is up to date.' : 'Building the production site …');
const {status, output} = await ensureBuild();
if (status !== 0) {
  console.error(output);
  process.exit(status);
}
hand(bin('docusaurus'), ['serve', '--no-open', ...(await withPort(process.argv.slice(2)))]);
