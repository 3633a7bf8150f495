import {buildAloud, checkWritable} from '../lib/site-build.mjs';

export default {
  about: 'Builds the production site in build/, unless the one there is up to date.',
  needs: 'dependencies',
  validate: () => checkWritable('build'),
  run: async () => {
    const {built, status} = await buildAloud();
    if (!built) console.log('The production build is up to date.');
    return status;
  },
};
