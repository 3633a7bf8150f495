/**
 * A webpack loader that replaces one piece of a module's text.
 *
 * Options: `from`, which is in the module exactly once, or else it throws; `to`; `imports`, put before the module.
 */
module.exports = function replaceLoader(source) {
  const {from, to, imports = ''} = this.getOptions();
  const parts = source.split(from);
  if (parts.length !== 2) {
    throw new Error(
      `${this.resourcePath}:1:1 has ${parts.length - 1} times "${from}", not once. Adapt src/speed/page/replacements/index.ts.`,
    );
  }
  return imports + parts.join(to);
};
