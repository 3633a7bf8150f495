// A page is compiled once for both bundles of a build.
/* eslint-disable @typescript-eslint/no-require-imports -- webpack loads a loader as it is, and needs CommonJS. */
const {getWebpackLoaderCompilerName} = require('@docusaurus/utils');

/** What was compiled for the browser and waits for the server, by file and content. */
const waiting = new Map();

const compile = (context, source, {loader, options}) => {
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
    Promise.resolve(require(loader).default.call(own, source)).catch(reject);
  });
  return result.then((content) => ({content, dependencies}));
};

/**
 * A webpack loader in the place of the MDX loader, with its path and its options as options. The browser never gets
 * what was compiled for the server, whose images are not written (https://github.com/facebook/docusaurus/issues/10544).
 */
module.exports = function mdxOnce(source) {
  const callback = this.async();
  const key = `${this.resourcePath}\n${source}`;
  const isServer = getWebpackLoaderCompilerName(this) === 'server';
  const compiled = (isServer && waiting.get(key)) || compile(this, source, this.getOptions());
  if (isServer) waiting.delete(key);
  else waiting.set(key, compiled);
  compiled.then(({content, dependencies}) => {
    for (const file of dependencies) this.addDependency(file);
    callback(null, content);
  }, callback);
};
