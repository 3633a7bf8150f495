import fs from 'node:fs';
import path from 'node:path';

/** Text of a framework's module that is replaced where it costs every reader time. */
export interface Replacement {
  /** Absolute path of the module. */
  readonly module: string;
  readonly from: string;
  readonly to: string;
  /** Put before the module. */
  readonly imports?: string;
}

/** A file beside a module that its package lets others find. */
const beside = (found: string, file: string) => path.join(path.dirname(found), file);

const stableLocation = JSON.stringify(path.join(__dirname, 'stable-location.js'));

export const REPLACEMENTS: readonly Replacement[] = [
  // The first comparison by language loads the browser's tables of it: 5 to 10 ms at each first load, to put the names of
  // properties into any order.
  {
    module: beside(require.resolve('@docusaurus/theme-common'), 'utils/reactUtils.js'),
    from: 'a[0].localeCompare(b[0])',
    to: '(a[0] < b[0] ? -1 : 1)',
  },
  // A `Route` renders all links of the page once more when a navigation begins, before anything has changed.
  {
    module: beside(require.resolve('@docusaurus/core/lib/client/clientEntry.js'), 'PendingNavigation.js'),
    from: '<Route location={location} render={() => children}/>',
    to: '<StableLocation location={location}>{children}</StableLocation>',
    imports: `import {StableLocation} from ${stableLocation};`,
  },
];

/**
 * The replacements as rules of webpack.
 *
 * @throws Error that names the module when there is none any more. When its text is another, the loader throws.
 */
export const replacementRules = () =>
  REPLACEMENTS.map(({module, ...options}) => ({
    // Links resolved, as webpack has it.
    resource: fs.realpathSync(module),
    use: [{loader: path.join(__dirname, 'replace-loader.js'), options}],
  }));
