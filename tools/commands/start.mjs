// npm start: the development server, with hot reload.
import {ensureDependencies} from './lib/install.mjs';
import {withPort} from './lib/port.mjs';
import {docusaurus, hand} from './lib/run.mjs';

ensureDependencies();
hand(...docusaurus('start', ...(await withPort(process.argv.slice(2)))));
