import {runCommand} from '../lib/command-line.mjs';
import {ensureDependencies} from '../lib/install.mjs';
import {SERVER_OPTIONS, serverArgs} from '../lib/port.mjs';
import {docusaurus, runInForeground} from '../lib/run.mjs';

runCommand('start', {
  about: 'Starts the development server, which shows a saved page at once.',
  options: {...SERVER_OPTIONS, 'no-open': {type: 'boolean', about: 'does not open a browser'}},
  run: async ({values}) => {
    ensureDependencies({dev: false});
    const open = values['no-open'] ? ['--no-open'] : [];
    return runInForeground(...docusaurus('start', ...(await serverArgs(values)), ...open));
  },
});
