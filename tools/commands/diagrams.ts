import {chromium} from 'playwright-core';
import {launchOptions} from '../lib/chromium.mjs';
import {runCommand} from '../lib/command-line.mjs';

runCommand('diagrams', {
  about: 'Draws every diagram that has no drawing in static/diagrams/ yet, and removes drawings that no page has.',
  options: {all: {type: 'boolean', about: 'draws the others again, after an update of Mermaid or another palette'}},
  run: async ({values}) => {
    const {drawDiagrams} = await import('../../src/diagrams/draw');
    console.log(
      `${await drawDiagrams(process.cwd(), () => chromium.launch(launchOptions()), values.all)} diagrams drawn`,
    );
  },
});
