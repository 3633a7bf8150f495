import {checkPort, SERVER_OPTIONS, serverArgs} from '../lib/port.mjs';
import {docusaurus, runInForeground} from '../lib/run.mjs';
import {checkWritable} from '../lib/site-build.mjs';

export default {
  about: 'Starts the development server, which shows a saved page at once.',
  options: {
    ...SERVER_OPTIONS,
    'no-open': {type: 'boolean', about: 'does not open a browser'},
    locale: {type: 'string', value: '<language>', about: 'the language to show; by default English'},
  },
  needs: 'dependencies',
  validate: ({values}) => {
    checkWritable();
    return checkPort(values);
  },
  run: async ({values}) => {
    const open = values['no-open'] ? ['--no-open'] : [];
    const locale = values.locale ? ['--locale', values.locale] : [];
    return runInForeground(...docusaurus('start', ...(await serverArgs(values)), ...open, ...locale));
  },
};
