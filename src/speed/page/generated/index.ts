// Generated routes, registry and configuration are made smaller for the browser.
import type {Part} from '../../part';

const test = /[\\/]\.docusaurus[\\/](routes\.js|registry\.js|docusaurus\.config\.mjs)$/;

export const generatedModules: Part = {
  browser: {module: {rules: [{test, use: [require.resolve('./loader.js')]}]}},
};
