import {runCommand} from '../lib/command-line.mjs';
import {ensureDependencies} from '../lib/install.mjs';
import {SERVER_OPTIONS, serverArgs} from '../lib/port.mjs';
import {bin, runInForeground} from '../lib/run.mjs';
import {ensureBuild} from '../lib/site-build.mjs';

runCommand('serve', {
  about: 'Serves the production site, and builds it first when it is out of date.',
  options: SERVER_OPTIONS,
  run: async ({values}) => {
    ensureDependencies({dev: false});
    const {status, output} = await ensureBuild(() => console.log('Building the production site …'));
    if (status === 0) return runInForeground(bin('docusaurus'), ['serve', '--no-open', ...(await serverArgs(values))]);
    console.error(output);
    return status;
  },
});
