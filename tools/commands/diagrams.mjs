import {launchOptions} from '../lib/chromium.mjs';

export default {
  about:
    'Draws every diagram in Chromium and writes its size to src/diagrams/measured.json, so that pages reserve its space.',
  validate: launchOptions,
  run: async () => {
    const {measureDiagrams} = await import('../../src/diagrams/measure');
    console.log(`${await measureDiagrams(process.cwd(), launchOptions())} diagrams measured`);
  },
};
