import {defineCommand, runSubcommand} from '../lib/command-line.mjs';
import {bin, runInForeground} from '../lib/run.mjs';

runSubcommand('bench', 'Measures the site, its search and what serves it.', {
  site: defineCommand({
    about: 'Compares the site with a plain Docusaurus site of the same content, and prints Markdown tables.',
    options: {
      only: {type: 'string', value: '<parts>', about: 'measures only these, such as build,load'},
      runs: {type: 'string', value: '<n>', about: 'measurements in the browser; builds and starts are half as many'},
      quick: {type: 'boolean', about: 'one run of everything, and fewer pages'},
      also: {type: 'string', value: '<name=folder>', multiple: true, about: 'compares another static build, too'},
    },
    run: async ({args}) => {
      const {bench} = await import('../bench');
      const {parseOptions} = await import('../bench/options');
      const {stopAll} = await import('../bench/process-tree');
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
      process.on('exit', stopAll);
      await bench(parseOptions(args), (markdown) => console.log(`${markdown}\n`));
      stopAll();
    },
  }),
  search: defineCommand({
    about:
      'Says how often each query of src/search/queries.json finds the page that was meant, beside the stock plugin.',
    operands: '[build folder]',
    run: ({args}) => runInForeground(bin('tsx'), ['tools/bench/search-quality/index.ts', ...args]),
  }),
  load: defineCommand({
    about: 'Measures how many requests nginx answers with the site’s configuration; needs a build, nginx and wrk.',
    options: {
      seconds: {type: 'string', value: '<n>', about: 'how long each measurement takes', default: '20'},
      connections: {type: 'string', value: '<n,n>', about: 'open connections', default: '64,512'},
    },
    run: ({args}) => runInForeground(bin('tsx'), ['src/hosting/load-test/index.ts', ...args]),
  }),
});
