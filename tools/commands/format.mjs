import {runCommand} from '../lib/command-line.mjs';
import {ensureDependencies} from '../lib/install.mjs';
import {bin, runInForeground} from '../lib/run.mjs';

runCommand('format', {
  about: 'Formats the files, by default all, with Prettier.',
  operands: '[files or folders]',
  run: ({operands}) => {
    ensureDependencies();
    return runInForeground(bin('prettier'), ['--write', '--log-level=warn', ...(operands.length ? operands : ['.'])]);
  },
});
