/**
 * A webpack loader for three modules that the generator writes: `routes.js` and `registry.js`, with a line for every route
 * of the site, and the site's configuration. All are part of every page's first load; this makes them cheap to run and less
 * to send.
 *
 * - The routes become JSON, and the component of a route is made when the route is first matched, not all of them when
 *   the site starts.
 * - The second and third column of the registry, which only the server reads, are left out.
 * - What the configuration says to the build alone is left out.
 */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- webpack loads a loader as it is, and needs CommonJS.
const vm = require('node:vm');

const CHUNK = /(\[\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/** What makes routes of their JSON, in the browser. */
const REVIVE = `
const revive = ([path, hash, attributes, inner]) => ({
  path,
  ...attributes,
  ...(inner && {routes: inner.map(revive)}),
  get component() {
    const value = ComponentCreator(path, hash);
    Object.defineProperty(this, 'component', {value});
    return value;
  },
});
`;

const compact = ({path, component, routes, ...attributes}) => [
  path,
  component,
  attributes,
  ...(routes ? [routes.map(compact)] : []),
];

/** The generated module is an array of literals, with one call in each. */
function compactRoutes(source) {
  const [imports, list] = source.split(/^export default /m);
  const routes = vm.runInNewContext(list.replace(/;\s*$/, ''), {ComponentCreator: (path, hash) => hash});
  const json = JSON.stringify(JSON.stringify(routes.map(compact)));
  return `${imports}${REVIVE}export default JSON.parse(${json}).map(revive);`;
}

/** Parts of the configuration that nothing reads in a browser. */
const BUILD_ONLY = ['plugins', 'presets', 'themes', 'clientModules', 'headTags'];

function browserConfig(source) {
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  for (const name of BUILD_ONLY) delete config[name];
  return `export default ${JSON.stringify(config)};`;
}

module.exports = function generatedLoader(source) {
  if (/[\\/]routes\.js$/.test(this.resourcePath)) return compactRoutes(source);
  if (/\.config\.mjs$/.test(this.resourcePath)) return browserConfig(source);
  return source.replace(CHUNK, '$1]');
};
