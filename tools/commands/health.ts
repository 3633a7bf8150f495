// npm run health -- [--out report.md]      the state of the pages, as Markdown; more of it when there is a build
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {renderHealth} from './lib/health';
import {readHealth} from './lib/read-health';

const {values} = parseArgs({options: {out: {type: 'string'}}});
const report = renderHealth(readHealth(process.cwd(), new Date().toISOString().slice(0, 10)));
if (values.out) fs.writeFileSync(values.out, report);
else console.log(report);
