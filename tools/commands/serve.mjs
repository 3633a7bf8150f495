import {checkPort, SERVER_OPTIONS, serverArgs} from '../lib/port.mjs';
import {bin, runInForeground} from '../lib/run.mjs';
import {buildAloud, checkWritable} from '../lib/site-build.mjs';

export default {
  about: 'Serves the production site, and builds it first when it is out of date.',
  options: SERVER_OPTIONS,
  needs: 'dependencies',
  validate: ({values}) => {
    checkWritable('build');
    return checkPort(values);
  },
  run: async ({values}) => {
    const {status} = await buildAloud();
    return status || runInForeground(bin('docusaurus'), ['serve', '--no-open', ...(await serverArgs(values))]);
  },
};
