import fs from 'node:fs';
import path from 'node:path';
import {defineCommand, runSubcommand} from '../lib/command-line.mjs';

const root = process.cwd();
const out = {type: 'string', value: '<file>', about: 'writes the report to a file'} as const;

const write = (report: string, file: string | undefined) => {
  if (file) fs.writeFileSync(file, `${report}\n`);
  console.log(file ? `The report is in ${file}.` : report);
};

runSubcommand('pages', 'Looks after the pages and their addresses.', {
  addresses: defineCommand({
    about: 'Adds the new addresses of the production build to tests/addresses.json; takes none away.',
    run: async () => {
      const {updateAddresses} = await import('../pages/addresses');
      const added = updateAddresses(path.join(root, 'build'), path.join(root, 'tests/addresses.json'));
      for (const address of added.slice(0, 50)) console.log(`+ ${address}`);
      console.log(`${added.length} added to tests/addresses.json`);
    },
  }),
  health: defineCommand({
    about: 'Reports the age of the pages, pages without links, thin pages and rare tags, as Markdown.',
    options: {out},
    run: async ({values}) => {
      const {renderHealth} = await import('../pages/health');
      const {readHealth} = await import('../pages/read-health');
      write(renderHealth(readHealth(root, new Date().toISOString().slice(0, 10))), values.out);
    },
  }),
  freshness: defineCommand({
    about: 'Reports what another version of the CMS changes for the pages, as Markdown.',
    operands: '<version>',
    options: {out},
    run: async ({values, operands: [version]}) => {
      if (!version) throw new Error('Name a version of the CMS, as in: npm run pages -- freshness 5.1.0');
      const {compareWithVersion} = await import('../check/freshness/compare-with-version');
      write(await compareWithVersion(root, version), values.out);
    },
  }),
});
