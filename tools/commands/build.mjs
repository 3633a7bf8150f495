import {runCommand} from '../lib/command-line.mjs';
import {ensureDependencies} from '../lib/install.mjs';
import {ensureBuild} from '../lib/site-build.mjs';

runCommand('build', {
  about: 'Builds the production site in build/, unless the one there is up to date.',
  run: async () => {
    ensureDependencies({dev: false});
    const {built, status, output, seconds} = await ensureBuild();
    console.log(built ? output : 'The production build is up to date.');
    if (built && status === 0) console.log(`Built in ${seconds.toFixed(0)} s.`);
    return status;
  },
});
