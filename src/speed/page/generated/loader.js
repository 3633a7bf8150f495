// eslint-disable-next-line @typescript-eslint/no-require-imports -- webpack loads a loader as it is, and needs CommonJS.
const vm = require('node:vm');

const CHUNK = /(\[\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/** Makes routes of their JSON, in the browser. A route's component is made when the route is first matched. */
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

/** The module is an array of literals, with one call in each. */
const compactRoutes = (source) => {
  const [imports, list] = source.split(/^export default /m);
  const routes = vm.runInNewContext(list.replace(/;\s*$/, ''), {ComponentCreator: (path, hash) => hash});
  const json = JSON.stringify(JSON.stringify(routes.map(compact)));
  return `${imports}${REVIVE}export default JSON.parse(${json}).map(revive);`;
};

/** Leaves out the second and third column, which only the server reads. */
const browserRegistry = (source) => {
  const short = source.replace(CHUNK, '$1]');
  if (/resolveWeak/.test(short) || short === source) throw new Error('its lines are not as they were');
  return short;
};

const browserConfig = (source) => {
  const {plugins, presets, themes, clientModules, headTags, ...config} = JSON.parse(
    source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1),
  );
  if (!plugins || !presets || !themes || !clientModules || !headTags) throw new Error('a part is not there');
  // Code is highlighted while the site is built.
  delete config.themeConfig.prism;
  return `export default ${JSON.stringify(config)};`;
};

const LOADERS = {'routes.js': compactRoutes, 'registry.js': browserRegistry, 'docusaurus.config.mjs': browserConfig};

/** A webpack loader for these modules; it throws when Docusaurus has written one in another form. */
module.exports = function generatedLoader(source) {
  const name = this.resourcePath.split(/[\\/]/).pop();
  try {
    return LOADERS[name](source);
  } catch (error) {
    throw new Error(
      `${this.resourcePath}:1:1 cannot be made smaller: ${error.message}. Adapt src/speed/page/generated/loader.js.`,
    );
  }
};
