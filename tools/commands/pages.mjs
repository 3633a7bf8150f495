import fs from 'node:fs';
import {buildAloud, checkWritable} from '../lib/site-build.mjs';

const out = {type: 'string', value: '<file>', about: 'writes the report to a file'};

const write = (report, file) => {
  if (file) fs.writeFileSync(file, `${report}\n`);
  console.log(file ? `The report is in ${file}.` : report);
};

export default {
  about: 'Looks after the pages and their addresses.',
  subcommands: {
    addresses: {
      about: 'Adds the new addresses of the site to tests/addresses.json, and builds it first when it is out of date.',
      validate: () => checkWritable('build'),
      run: async () => {
        const {status} = await buildAloud();
        if (status !== 0) return status;
        const {updateAddresses} = await import('../pages/addresses');
        const added = updateAddresses('build', 'tests/addresses.json');
        for (const address of added.slice(0, 50)) console.log(`+ ${address}`);
        console.log(`${added.length} added to tests/addresses.json`);
        return 0;
      },
    },
    health: {
      about: 'Reports the age of the pages, pages without links, thin pages and rare tags, as Markdown.',
      options: {out},
      run: async ({values}) => {
        const {renderHealth} = await import('../pages/health');
        const {readHealth} = await import('../pages/read-health');
        write(renderHealth(readHealth(process.cwd(), new Date().toISOString().slice(0, 10))), values.out);
      },
    },
    version: {
      about: 'Checks the pages of a cut version against its packages, and writes down where their source links lead.',
      operands: '<version>',
      run: async ({operands: [version]}) => {
        if (!version) throw new Error('Name a version that was cut, as in: npm run pages -- version 5.0.6');
        const {checkCutVersion} = await import('../check/check-cut-version');
        const {summary} = await import('../check/check-content');
        const {formatProblem} = await import('../../src/lib/problem');
        const report = await checkCutVersion(process.cwd(), version);
        for (const problem of report.problems) console.log(formatProblem(problem));
        console.log(summary(report));
        return report.problems.length > 0 ? 1 : 0;
      },
    },
    freshness: {
      about: 'Reports what another version of the CMS changes for the pages, as Markdown.',
      operands: '<version>',
      options: {
        out,
        write: {
          type: 'boolean',
          about: 'writes what the pages say of their age (after a build, which generates Exports)',
        },
      },
      run: async ({values, operands: [version]}) => {
        if (!version) throw new Error('Name a version of the CMS, as in: npm run pages -- freshness 5.1.0');
        const {compareWithVersion} = await import('../check/freshness/compare-with-version');
        write(await compareWithVersion(process.cwd(), version, values), values.out);
      },
    },
  },
};
