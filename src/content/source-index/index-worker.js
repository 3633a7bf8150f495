/**
 * Indexes packages in a thread of its own: the TypeScript compiler is gone from memory afterwards, and other work goes on
 * meanwhile.
 *
 * `workerData`: the folders of the packages. Posts their indexes, in the same order.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- Node runs this file as it is. */
const {parentPort, workerData} = require('node:worker_threads');
require('tsx/cjs');
const {indexPackage} = require('./build-index.ts');

parentPort.postMessage(workerData.map(indexPackage));
