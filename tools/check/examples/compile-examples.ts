import fs from 'node:fs';
import {checkExamples} from './check-examples';

// Compiles the examples in a file into the cache: see `compile-in-background.ts`, which starts this file.
checkExamples(...(JSON.parse(fs.readFileSync(process.argv[2]!, 'utf8')) as Parameters<typeof checkExamples>));
