// Pieces of code of packages that cost every reader time are replaced.
import fs from 'node:fs';
import path from 'node:path';
import type {Part} from '../../part';

/** A file beside a module that its package lets others find. */
const beside = (found: string, file: string) => path.join(path.dirname(require.resolve(found)), file);

const local = (file: string) => JSON.stringify(path.join(__dirname, file));

const utilsCommon = require.resolve('@docusaurus/utils-common');

/** Options of `loader.js`, by module. */
export const REPLACEMENTS = [
  // The first comparison by language loads the browser's tables of it: 5 to 10 ms at each first load. It puts the names
  // of properties into any order; the second one sorts the URLs of versions, with each page.
  {
    module: beside('@docusaurus/theme-common', 'utils/reactUtils.js'),
    from: 'a[0].localeCompare(b[0])',
    to: '(a[0] < b[0] ? -1 : 1)',
  },
  {
    module: beside('@docusaurus/plugin-content-docs/client', 'docsClientUtils.js'),
    from: 'b[1].path.localeCompare(a[1].path)',
    to: '(a[1].path < b[1].path ? 1 : -1)',
  },
  // The style sheet hides focus outlines by a class of `<body>` that goes with every click and comes back with every
  // page: two style recalculations of the whole page for each navigation. `:focus-visible` makes it unnecessary.
  {
    module: beside('@docusaurus/theme-common', 'hooks/useKeyboardNavigation.js'),
    from: `import './styles.css';`,
    to: '',
  },
  // React Router makes a regular expression of every page's path until it comes to the one of the URL: 8 ms at each
  // load.
  {
    module: require.resolve('react-router/esm/react-router.js'),
    from: 'var _compilePath = compilePath$1(path, {',
    to: 'if (exact && !strict && !sensitive && !mayMatch(path, pathname)) return null;\n    var _compilePath = compilePath$1(path, {',
    imports: `import {mayMatch} from ${local('may-match.js')};`,
  },
  // A `Route` renders all links of the page once more when a navigation begins, before anything has changed.
  {
    module: beside('@docusaurus/core/lib/client/clientEntry.js', 'PendingNavigation.js'),
    from: '<Route location={location} render={() => children}/>',
    to: '<StableLocation location={location}>{children}</StableLocation>',
    imports: `import {StableLocation} from ${local('stable-location.js')};`,
  },
  // A CommonJS module brings all of tslib (3.4 kB compressed on every page) to use one helper once.
  {module: utilsCommon, from: 'const tslib_1 = require("tslib");', to: ''},
  {
    module: utilsCommon,
    from: 'tslib_1.__importDefault(applyTrailingSlash_1).default',
    to: 'applyTrailingSlash_1.default',
  },
];

const rules = REPLACEMENTS.map(({module, ...options}) => ({
  // Webpack knows modules by paths without symbolic links.
  resource: fs.realpathSync(module),
  use: [{loader: path.join(__dirname, 'loader.js'), options}],
}));

export const replacements: Part = {browser: {module: {rules}}};
