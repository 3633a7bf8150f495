// Speed: three modules that Docusaurus generates for every page's first load are cheaper to run and smaller to send: routes
// become JSON, and have their components made when they are first matched; the registry and the configuration lose what
// only the server or the build reads.
// Buys: 5.9 kB of 120 kB of script on every page: the registry 4.2, the configuration 0.9, the routes 0.8.
// Breaks when: Docusaurus writes these modules in another form (the build stops).
// Goes at: no version.
import path from 'node:path';
import type {Part} from '../../part';

const test = /[\\/]\.docusaurus[\\/](routes\.js|registry\.js|docusaurus\.config\.mjs)$/;

export const generatedModules: Part = {
  browser: {module: {rules: [{test, use: [path.join(__dirname, 'loader.js')]}]}},
};
