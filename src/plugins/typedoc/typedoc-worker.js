/**
 * Runs typedoc in a thread of its own: the TypeScript compiler is gone from memory afterwards, and other work goes on meanwhile.
 *
 * `workerData`: `siteDir` (absolute path) and `options` of docusaurus-plugin-typedoc.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- Node runs this file as it is. */
const {workerData} = require('node:worker_threads');
const {default: typedocPlugin} = require('docusaurus-plugin-typedoc');

const {siteDir, options} = workerData;
void typedocPlugin({siteDir}, options);
