// Scripts are minified by SWC, which has threads of its own, instead of Terser.
import TerserPlugin from 'terser-webpack-plugin';
import type {Part} from '../part';

const swc = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: {compress: {passes: 2}, mangle: true, format: {comments: false}},
  extractComments: false,
  parallel: false,
});

export const swcMinify = {
  browser({optimization}) {
    if (!optimization?.minimize) return {};
    const minimizers = (optimization.minimizer ?? []) as (typeof swc)[];
    // By its name, since Docusaurus may have its own copy of the package.
    const others = minimizers.filter(({constructor}) => constructor.name !== 'TerserPlugin');
    if (others.length !== minimizers.length - 1)
      throw new Error('src/speed/build/swc-minify.ts: the minimizers of Docusaurus have not exactly one TerserPlugin.');
    // There is one style sheet: a second process would only cost memory.
    for (const {options} of others as unknown as {options: {parallel: boolean}}[]) options.parallel = false;
    return {mergeStrategy: {'optimization.minimizer': 'replace'}, optimization: {minimizer: [swc, ...others]}};
  },
  // The server's bundle is run once, and joining its modules takes longer than that.
  server: {optimization: {concatenateModules: false}},
} satisfies Part;
