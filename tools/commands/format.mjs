import {bin, runInForeground} from '../lib/run.mjs';

export default {
  about: 'Formats the files, by default all, with Prettier.',
  operands: '[files or folders …]',
  needs: 'devDependencies',
  run: ({operands}) =>
    runInForeground(bin('prettier'), ['--write', '--log-level=warn', ...(operands.length ? operands : ['.'])]),
};
