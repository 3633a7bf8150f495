import {promisify} from 'node:util';
import webpack, {type Compiler, type Configuration, type Stats} from 'webpack';

/** Bundles once, and closes the compiler. */
export const runWebpack = async (config: Configuration, watch: (compiler: Compiler) => void = () => {}) => {
  const compiler = webpack(config);
  watch(compiler);
  const stats: Stats = (await promisify(compiler.run.bind(compiler))())!;
  await promisify(compiler.close.bind(compiler))();
  return stats;
};
