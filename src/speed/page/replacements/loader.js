/**
 * A webpack loader that replaces one piece of a module's text.
 *
 * Options: `from`, the text to replace, which is in the module exactly once; `to`, what stands there instead;
 * `imports`, text put before the module, none by default.
 *
 * @throws Error when the module has not that text once, as after an update of its package: see whether the replacement is
 * still needed.
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
