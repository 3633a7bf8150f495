import {parseArgs, type ParseArgsConfig} from 'node:util';

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

/** @throws Error that names the known options when one is unknown or has no value. */
export const parseOptions = <Options extends OptionsConfig>(args: readonly string[], options: Options) => {
  try {
    return parseArgs({args: [...args], options, strict: true, allowPositionals: false}).values;
  } catch (error) {
    // The first sentence says what is wrong; the others are about arguments that begin with a dash.
    const [reason] = (error as Error).message.split(/\.\s/);
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`${reason}. The options are: ${known.join(', ')}.`);
  }
};
