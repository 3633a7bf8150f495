// Plain JavaScript: it runs before anything is installed.
import {parseArgs} from 'node:util';

/**
 * @typedef {object} Option
 * @property {'string' | 'boolean'} type
 * @property {string} about one line for the help.
 * @property {string} [value] stands for the value in the help, such as `<file>`.
 * @property {string} [default]
 * @property {string} [short] a letter.
 * @property {boolean} [multiple] may be given several times.
 */

/**
 * What was given for the options, by name.
 *
 * @template {Record<string, Option>} Options
 * @typedef {{[Name in keyof Options]: Options[Name]['type'] extends 'boolean' ? boolean | undefined
 *   : Options[Name] extends {multiple: true} ? string[] | undefined
 *   : Options[Name] extends {default: string} ? string : string | undefined}} Values
 */

/**
 * A command of `package.json`, or one of its subcommands.
 *
 * @template {Record<string, Option>} Options
 * @typedef {object} Command
 * @property {string} about what it does, in a sentence.
 * @property {string} [operands] stands for what is given beside options, such as `[file…]`; without it nothing may be.
 * @property {Options} [options]
 * @property {(given: {values: Values<Options>, operands: string[], args: string[]}) => unknown} run returns the exit
 *   code, or nothing for success.
 */

const HELP = /** @type {const} */ ({help: {type: 'boolean', short: 'h', about: 'shows this'}});

/** @param {readonly string[]} names */
export const list = (names) => new Intl.ListFormat('en').format(names);

const call = (name) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`);

/** @param {readonly (readonly [term: string, about: string])[]} rows */
export const columns = (rows) => {
  const width = Math.max(...rows.map(([term]) => term.length));
  return rows.map(([term, about]) => `  ${term.padEnd(width)}  ${about}`).join('\n');
};

/** @param {[name: string, option: Option]} entry */
const optionRow = ([name, {short, value, default: usual, about}]) =>
  /** @type {const} */ ([
    [`--${name}`, short && `, -${short}`, value && ` ${value}`].filter(Boolean).join(''),
    usual === undefined ? about : `${about} (default: ${usual})`,
  ]);

const help = (name, {about, operands, options}) => {
  const usage = [name, name.includes(' -- ') ? '' : '--', operands, '[options]'].filter(Boolean).join(' ');
  return `${usage}\n\n${about}\n\n${columns(Object.entries({...options, ...HELP}).map(optionRow))}`;
};

const parse = (name, {operands, options}, args) => {
  const known = {...options, ...HELP};
  try {
    return parseArgs({args, allowPositionals: operands !== undefined, options: known});
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
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};

/**
 * Defines a command; only for its types.
 *
 * @template {Record<string, Option>} Options
 * @param {Command<Options>} command
 */
export const defineCommand = (command) => command;

const start = async (name, command, args) => {
  const {values, positionals} = parse(name, command, args);
  if (!values.help) return command.run({values, operands: positionals, args});
  return console.log(help(name, command));
};

/**
 * @template {Record<string, Option>} Options
 * @param {string} name of its script in `package.json`
 * @param {Command<Options>} command
 */
export const runCommand = (name, command) => runProgram(() => start(call(name), command, process.argv.slice(2)));

/**
 * @param {string} name of the script in `package.json`
 * @param {string} about what the subcommands have in common.
 * @param {Record<string, {about: string}>} commands made with {@link defineCommand}
 */
export const runSubcommand = (name, about, commands) =>
  runProgram(() => {
    const [first = '', ...args] = process.argv.slice(2);
    const command = Object.hasOwn(commands, first) ? commands[first] : undefined;
    if (command) return start(`${call(name)} -- ${first}`, command, args);
    if (['--help', '-h'].includes(first)) {
      const rows = Object.entries(commands).map(([key, {about: what}]) => /** @type {const} */ ([key, what]));
      const last = /** @type {const} */ (['--help, -h', 'shows this; after a subcommand, its options']);
      return console.log(`${call(name)} -- <subcommand> [options]\n\n${about}\n\n${columns([...rows, last])}`);
    }
    const kind = first.startsWith('-') ? 'option' : 'subcommand';
    const fault = first === '' ? 'needs a subcommand' : `has no ${kind} ${first}`;
    throw new Error(`${call(name)} ${fault}; it knows ${list([...Object.keys(commands), '--help'])}.`);
  });
