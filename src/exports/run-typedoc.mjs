// Runs typedoc in a process of its own: `node run-typedoc.mjs <folder of the site> <options as JSON>`.
// It brings the TypeScript compiler along, and would stop everything else for seconds.
import typedoc from 'docusaurus-plugin-typedoc';

const [siteDir, options] = process.argv.slice(2);
await (typedoc.default ?? typedoc)({siteDir}, JSON.parse(options));
