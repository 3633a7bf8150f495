import {launchOptions} from '../lib/chromium.mjs';

export default {
  about: 'Measures the site and its search.',
  subcommands: {
    site: {
      about: `Compares the site with a plain Docusaurus site of the same content, and prints Markdown tables.
Everything that it writes is in .cache/bench. It needs Chromium, bash and, for peak memory, Linux.`,
      options: {
        only: {type: 'string', value: '<parts>', about: 'measures only these, such as build,page-load'},
        runs: {type: 'string', value: '<number>', about: 'runs in the browser; half as many of builds', default: '5'},
        quick: {type: 'boolean', about: 'one run of everything, and fewer pages'},
        also: {type: 'string', value: '<name=folder>', multiple: true, about: 'another checkout or build; repeatable'},
      },
      validate: launchOptions,
      run: async ({values}) => (await import('../bench/site')).benchSite(values),
    },
    search: {
      about: `Runs the queries of src/search/queries.json, and the messages that the pages quote, against the index of the build,
with the site's search and with the search theme that it is based on, and says how often each finds the right page, how
fast and in how many bytes. Half of the queries are for fitting; the figures of the other half are those to trust.`,
      options: {
        build: {type: 'string', value: '<folder>', about: 'the build', default: 'build'},
        fit: {type: 'boolean', about: 'fits src/search/query/weights.json to the training half instead'},
      },
      run: async ({values: {build, fit}}) => {
        const {benchSearch, fitSearch} = await import('../bench/search-quality');
        await (fit ? fitSearch : benchSearch)(build);
      },
    },
  },
};
