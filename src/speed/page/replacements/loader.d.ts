/** See `replace-loader.js`. */
declare function replaceLoader(
  this: {resourcePath: string; getOptions(): {from: string; to: string; imports?: string}},
  source: string,
): string;
export default replaceLoader;
