import {findChromium, launchOptions} from '../lib/chromium.mjs';

export default {
  about: 'Draws every diagram that has no drawing in static/diagrams/ yet, and removes drawings that no page has.',
  options: {all: {type: 'boolean', about: 'draws the others again, after an update of Mermaid or another palette'}},
  validate: findChromium,
  run: async ({values}) => {
    const {chromium} = await import('playwright-core');
    const {drawDiagrams} = await import('../../src/diagrams/draw');
    const launch = () => chromium.launch(launchOptions());
    console.log(`${await drawDiagrams(process.cwd(), launch, values.all)} diagrams drawn`);
  },
};
