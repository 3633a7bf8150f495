// npm start: the development server, with hot reload.
import {ensureDependencies} from './lib/install.mjs';
import {withPort} from './lib/port.mjs';
import {bin, hand, roomy} from './lib/run.mjs';

ensureDependencies();
hand(bin('docusaurus'), ['start', ...(await withPort(process.argv.slice(2)))], roomy);
