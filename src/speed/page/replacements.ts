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

const mayMatch = JSON.stringify(path.join(__dirname, 'may-match.js'));
const stableLocation = JSON.stringify(path.join(__dirname, 'stable-location.js'));

export const REPLACEMENTS: readonly Replacement[] = [
  // The first comparison by language loads the browser's tables of it: 5 to 10 ms at each first load, to put the names of
  // properties into any order. The other one puts the addresses of the sections into order, with each page.
  {
    module: beside(require.resolve('@docusaurus/theme-common'), 'utils/reactUtils.js'),
    from: 'a[0].localeCompare(b[0])',
    to: '(a[0] < b[0] ? -1 : 1)',
  },
  {
    module: beside(require.resolve('@docusaurus/plugin-content-docs/client'), 'docsClientUtils.js'),
    from: 'b[1].path.localeCompare(a[1].path)',
    to: '(a[1].path < b[1].path ? 1 : -1)',
  },
  // Its one rule hides the ring of what has the focus while a class of the body is missing. The class goes with every click,
  // and the theme brings it back with every page: browsers looked at every element of a page twice for each navigation. They
  // know by themselves when to show the ring (`:focus-visible`).
  {
    module: beside(require.resolve('@docusaurus/theme-common'), 'hooks/useKeyboardNavigation.js'),
    from: `import './styles.css';`,
    to: '',
  },
  // The router makes a regular expression of every page's path before it comes to the one that is asked for.
  {
    module: require.resolve('react-router/esm/react-router.js'),
    from: 'var _compilePath = compilePath$1(path, {',
    to: 'if (exact && !strict && !sensitive && !mayMatch(path, pathname)) return null;\n    var _compilePath = compilePath$1(path, {',
    imports: `import {mayMatch} from ${mayMatch};`,
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
