// Plain JavaScript: it runs before anything is installed.
import {parseArgs} from 'node:util';
import {ensureDependencies} from './install.mjs';
import {runInForeground} from './run.mjs';

/**
 * A command of `package.json`, or one of its subcommands.
 *
 * @typedef {object} Command
 * @property {string} about what it does, in a sentence.
 * @property {string} [operands] stands for what is given beside options: `<version>`, or `[files …]` for any number.
 * @property {Record<string, object>} [options] as for `parseArgs`; with `about`, a line of the help, and what stands for the
 *   `value` there, such as `<file>`.
 * @property {'dependencies' | 'devDependencies' | 'typescript'} [needs] what is installed first. With `typescript`, the
 *   default, `run` may import TypeScript.
 * @property {(given: Given) => unknown} [validate] throws when it cannot work; nothing has been installed yet.
 * @property {(given: Given) => unknown} run returns the exit code, or nothing for success.
 *
 * @typedef {{values: Record<string, any>, operands: string[]}} Given what was given, options by their names.
 */

const HELP = {help: {type: 'boolean', short: 'h', about: 'shows this'}};

export const list = (names) => new Intl.ListFormat('en').format(names);

const call = (name) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`);

export const columns = (rows) => {
  const width = Math.max(...rows.map(([term]) => term.length));
  return rows.map(([term, about]) => `  ${term.padEnd(width)}  ${about}`).join('\n');
};

const optionRow = ([name, {short, value, default: usual, about}]) => [
  [`--${name}`, short && `, -${short}`, value && ` ${value}`].filter(Boolean).join(''),
  usual === undefined ? about : `${about} (default: ${usual})`,
];

const help = (name, {about, operands, options}) => {
  const usage = [name, name.includes(' -- ') ? '' : '--', operands, '[options]'].filter(Boolean).join(' ');
  return `${usage}\n\n${about}\n\n${columns(Object.entries({...options, ...HELP}).map(optionRow))}`;
};

const parse = (name, {operands = '', options}, args) => {
  const known = {...options, ...HELP};
  try {
    const {values, positionals} = parseArgs({args, allowPositionals: true, options: known});
    const extra = operands.includes('…') ? undefined : positionals[operands.match(/[<[]/g)?.length ?? 0];
    const remedy = operands.includes('"') ? ' Put a text with spaces into quotes.' : '';
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'.${remedy}`);
    return {values, operands: positionals};
  } catch (error) {
    if (error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new Error(`${name}: ${error.message.split('\n')[0]}`);
    const [, option] = /'([^']+)'/.exec(error.message) ?? [];
    throw new Error(`${name} has no option ${option}; it knows ${list(Object.keys(known).map((it) => `--${it}`))}.`);
  }
};

/**
 * Of an error only the message is printed.
 *
 * @param {() => unknown} run returns the exit code, or nothing for success.
 */
export const runProgram = async (run) => {
  try {
    process.exitCode = Number((await run()) ?? 0);
  } catch (error) {
    // A package that others need has been deleted.
    const isIncomplete = /MODULE_NOT_FOUND$/.test(error?.code);
    const message = isIncomplete ? `${error.message.split('\n')[0]}: run "npm ci".` : error?.message;
    console.error(message ?? error);
    process.exitCode = 1;
  }
};

const start = async (name, command, args) => {
  const given = parse(name, command, args);
  if (given.values.help) return console.log(help(name, command));
  if (process.execArgv.includes('tsx')) return command.run(given);
  const {needs = 'typescript'} = command;
  await command.validate?.(given);
  await ensureDependencies({dev: needs !== 'dependencies'});
  if (needs !== 'typescript') return command.run(given);
  return runInForeground(process.execPath, ['--import', 'tsx', ...process.argv.slice(1)]);
};

const startSubcommand = (name, {about, subcommands}, [first = '', ...args]) => {
  const command = Object.hasOwn(subcommands, first) ? subcommands[first] : undefined;
  if (command) return start(`${name} -- ${first}`, command, args);
  if (['--help', '-h'].includes(first)) {
    const rows = Object.entries(subcommands).map(([key, {about: what}]) => [key, what]);
    rows.push(['--help, -h', 'shows this; after a subcommand, its options']);
    return console.log(`${name} -- <subcommand> [options]\n\n${about}\n\n${columns(rows)}`);
  }
  const kind = first.startsWith('-') ? 'option' : 'subcommand';
  const fault = first === '' ? 'needs a subcommand' : `has no ${kind} ${first}`;
  throw new Error(`${name} ${fault}; it knows ${list([...Object.keys(subcommands), '--help'])}.`);
};

/**
 * @param {string} name of its script in `package.json`
 * @param {Partial<Command> & {about: string, subcommands?: Record<string, Command>}} command the default export of its file in
 *   `tools/commands`; `about` of several subcommands is what they have in common.
 * @param {string[]} args
 */
export const runCommand = (name, command, args) =>
  runProgram(() => ('subcommands' in command ? startSubcommand : start)(call(name), command, args));
