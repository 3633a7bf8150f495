import path from 'node:path';

/** Text of a framework's module that is replaced where it costs every reader time. */
interface Replacement {
  readonly module: RegExp;
  readonly from: string;
  readonly to: string;
  /** Put before the module. */
  readonly imports?: string;
}

const stableLocation = JSON.stringify(path.join(__dirname, 'stable-location.js'));

const REPLACEMENTS: readonly Replacement[] = [
  // The first comparison by language loads the browser's tables of it: 5 to 10 ms at each first load, to put the names of
  // properties into any order.
  {
    module: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
    from: 'a[0].localeCompare(b[0])',
    to: '(a[0] < b[0] ? -1 : 1)',
  },
  // A `Route` renders all links of the page once more when a navigation begins, before anything has changed.
  {
    module: /[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/,
    from: '<Route location={location} render={() => children}/>',
    to: '<StableLocation location={location}>{children}</StableLocation>',
    imports: `import {StableLocation} from ${stableLocation};`,
  },
];

/** The replacements as rules of webpack. */
export const replacementRules = REPLACEMENTS.map(({module, from, to, imports}) => ({
  test: module,
  use: [{loader: path.join(__dirname, 'replace-loader.js'), options: {from, to, imports}}],
}));
