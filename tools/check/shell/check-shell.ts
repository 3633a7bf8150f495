import type {Page} from '../../../src/lib/markdown/page';
import type {Problem} from '../../../src/lib/problem';
import {didYouMean, nearest} from '../../../src/lib/suggest';
import {placeInPage} from '../examples/virtual-files';
import {problemsOf} from '../problems-of';
import type {CliPrograms} from './cli-commands';
import type {ShellKnowledge} from './known-scripts';
import {splitCommands} from './split-commands';

const PROMPT = 'a prompt in a shell example cannot be pasted: write the command alone; output goes in a text fence';

/** Shell examples can be pasted (no prompt), and the CMS's commands, their options, and the scripts in them exist. */
export const checkShell = (pages: readonly Page[], known: ShellKnowledge): Problem[] =>
  problemsOf(pages, (page, tell) => {
    for (const fence of page.fences) {
      if (fence.lang !== 'bash' || fence.nocheck !== undefined) continue;
      const at = (line: number) => placeInPage({fence, line, column: 0});
      fence.code.split('\n').forEach((text, line) => {
        if (/^\s*[$>]\s/.test(text)) tell(at(line), PROMPT);
      });
      for (const {words, line} of splitCommands(fence.code)) tell(at(line), checkCommand(words, known));
    }
  });

const YARN_COMMANDS = new Set(
  'add bin cache config constraints create dedupe dlx exec explain info init install link node npm pack patch plugin rebuild remove run set stage unlink unplug up upgrade version why workspace workspaces'.split(
    ' ',
  ),
);

const checkCommand = (words: string[], known: ShellKnowledge): string | undefined => {
  const [program = '', first, ...rest] = words;
  if (program === 'npx' || (program === 'yarn' && first === 'dlx') || (program === 'pnpm' && first === 'dlx')) {
    const called = program === 'npx' ? words.slice(1) : rest;
    const [name = '', ...more] = called.slice(called.findIndex((word) => !word.startsWith('-')));
    return checkCommand([unscoped(name), ...more], known);
  }
  if (program in known.programsOfCms) return checkCms(program, words.slice(1), known.programsOfCms);
  if (first === undefined || first.startsWith('-')) return undefined;
  if ((program === 'npm' || program === 'yarn' || program === 'pnpm') && first === 'run')
    return checkScript(rest[0], known.scripts);
  if (program !== 'yarn') return undefined;
  if (first === 'workspace' && rest.length > 1) return checkCommand(['yarn', ...rest.slice(1)], known);
  if (YARN_COMMANDS.has(first)) return undefined;
  if (first in known.programsOfCms) return checkCms(first, rest, known.programsOfCms);
  return checkScript(first, new Set([...known.scripts, ...known.programs]));
};

/** `@strapi/pack-up@latest` → `pack-up`. */
const unscoped = (name: string): string => name.replace(/^@strapi\//, '').replace(/@.*$/, '');

const checkScript = (name: string | undefined, scripts: Set<string>): string | undefined => {
  if (name === undefined || scripts.has(name)) return undefined;
  return `no script "${name}" is known${didYouMean(nearest(name, scripts))}; a script that exists is added to tools/check/shell/known-scripts.ts`;
};

const checkCms = (program: string, words: string[], programs: CliPrograms): string | undefined => {
  const commands = programs[program] ?? [];
  const [name, ...rest] = words;
  if (name === undefined || name === 'help' || name.startsWith('-')) return undefined;
  const names = commands.flatMap((command) => command.names);
  const command = commands.find((candidate) => candidate.names.includes(name));
  if (!command) return `${program} has no command "${name}"${didYouMean(nearest(name, names))}`;
  const options = [...command.options.flatMap(({names}) => names), '-h', '--help'];
  for (const word of rest) {
    const option = /^--?[a-z][\w-]*/i.exec(word)?.[0];
    if (option === undefined || options.includes(option) || isShortGroup(option, options)) continue;
    return `${program} ${name} has no option "${option}"${didYouMean(nearest(option, options))}`;
  }
  return undefined;
};

/** `-pf`, or a short option with its value attached. */
const isShortGroup = (option: string, options: string[]): boolean =>
  /^-[a-z]/i.test(option) && options.includes(option.slice(0, 2));
