import type {Plugin} from '@docusaurus/types';
import TerserPlugin from 'terser-webpack-plugin';

type Minimizer = {constructor: {name: string}};

/** Minifies scripts with SWC instead of Terser, which takes half of a build's processor time for a larger result. */
export default function swcMinify(): Plugin {
  return {
    name: 'swc-minify',
    configureWebpack(config, isServer) {
      const minimizers = (config.optimization?.minimizer ?? []) as Minimizer[];
      if (isServer || minimizers.length === 0) return {};
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {
          minimizer: [
            new TerserPlugin({
              minify: TerserPlugin.swcMinify,
              terserOptions: {compress: {passes: 2}, mangle: true, format: {comments: false}},
              extractComments: false,
            }),
            ...minimizers.filter(({constructor}) => constructor.name !== 'TerserPlugin'),
          ],
        } as NonNullable<typeof config.optimization>,
      };
    },
  };
}
