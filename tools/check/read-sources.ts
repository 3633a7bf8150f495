import {loadSourceIndex} from '../../src/cms/load-index';
import type {ExampleOptions} from './examples/check-examples';
import {readSources} from './literals/check-literals';

// Fills the caches of the sources: see `read-in-background.ts`, which starts this file.
const packages = JSON.parse(process.argv[2]!) as ExampleOptions;
void loadSourceIndex(packages);
readSources(packages);
