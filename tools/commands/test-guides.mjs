import {launchOptions} from '../lib/chromium.mjs';

export default {
  about: `Makes a real project of the documented version of the CMS from npm packages, puts the files of the how-to guides into it,
builds and starts it, and runs the check beside each guide; with names (cron-task-of-a-plugin) only those guides.
Everything is in .cache/guides; the first run installs the CMS there. Pictures in guides/how-to/img are taken again when
their guide has changed.`,
  operands: '[guides …]',
  options: {keep: {type: 'boolean', about: 'leaves the project that the guides share, to look at it'}},
  validate: launchOptions,
  run: async ({operands, values}) => (await import('../guides/run')).runGuides(operands, values),
};
