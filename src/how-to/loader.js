/** A webpack loader before the MDX loader: the option `complete` returns the page's text and the files it depends on. */
module.exports = function howToLoader(source) {
  const {text, dependencies} = this.getOptions().complete(source, this.resourcePath);
  for (const file of dependencies) this.addDependency(file);
  return text;
};
