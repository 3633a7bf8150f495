/**
 * A webpack loader in the place of the generator's MDX loader. A build makes two bundles, the browser's and the server's,
 * and their pages are the same modules; each is compiled once, for whichever bundle comes first, and given to both.
 *
 * Options: `loader` (path of the MDX loader) and `options` (its own).
 */

/** What was compiled and waits for the other bundle, by file and content. */
const waiting = new Map();

function compile(context, source, {loader, options}) {
  const dependencies = [];
  const result = new Promise((resolve, reject) => {
    const done = (error, content) => (error ? reject(error) : resolve(content));
    const own = Object.create(context, {
      async: {value: () => done},
      callback: {value: done},
      getOptions: {value: () => options},
      query: {value: options},
      addDependency: {value: (file) => dependencies.push(file)},
    });
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the loader's path comes from the generator.
    Promise.resolve(require(loader).default.call(own, source)).catch(reject);
  });
  return result.then((content) => ({content, dependencies}));
}

module.exports = function mdxOnce(source) {
  const callback = this.async();
  const key = `${this.resourcePath}\n${source}`;
  const known = waiting.get(key);
  if (known) waiting.delete(key);
  const compiled = known ?? compile(this, source, this.getOptions());
  if (!known) waiting.set(key, compiled);
  compiled.then(({content, dependencies}) => {
    for (const file of dependencies) this.addDependency(file);
    callback(null, content);
  }, callback);
};
