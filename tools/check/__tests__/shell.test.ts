// cspell:ignore devlop biuld
import {describe, expect, test} from 'vitest';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {checkShell} from '../shell/check-shell';
import {splitCommands} from '../shell/split-commands';

test.each([
  [
    'into the commands of a line, without settings and comments',
    'A=1 B="x y" yarn build && cd app; ls | wc -l # count',
    [['yarn', 'build'], ['cd', 'app'], ['ls'], ['wc', '-l']],
  ],
  [
    'with continued lines joined and quoted words together',
    'strapi export \\\n  --file "my backup"',
    [['strapi', 'export', '--file', 'my backup']],
  ],
  ['without here-documents', "cat > a <<'EOF'\nstrapi foo\nEOF\nls", [['cat', '>', 'a', "<<'EOF'"], ['ls']]],
])('a shell example is split %s', (_name, code, expected) => {
  const commands = splitCommands(code);
  expect(commands.map(({words}) => words)).toEqual(expected);
  expect(commands[0]!.line).toBe(0);
});

describe('checking a shell example', () => {
  const known = {
    scripts: new Set(['build', 'test:front']),
    programs: new Set(['jest']),
    programsOfCms: {
      strapi: [{names: ['develop', 'dev'], options: [{names: ['-d', '--watch-admin']}]}],
      'pack-up': [{names: ['init'], options: [{names: ['--template']}]}],
    },
  };
  const problemsOf = (command: string): string[] =>
    checkShell([parsePage('a.md', `\`\`\`bash\n${command}\n\`\`\`\n`)], known).map(({message}) => message);

  test.each([
    'strapi develop --watch-admin',
    'npx strapi@5 dev -d',
    'npx @strapi/pack-up@latest init my-plugin --template=x',
    'yarn workspace @strapi/admin build',
    'yarn install --immutable',
    'yarn jest',
    'npm run build -- --anything',
    'git push --force',
  ])('accepts "%s"', (command) => {
    expect(problemsOf(command)).toEqual([]);
  });

  test.each([
    ['yarn strapi devlop', 'strapi has no command "devlop"; did you mean "develop"?'],
    ['npx -y strapi develop --watch', 'strapi develop has no option "--watch"; did you mean "--watch-admin"?'],
    ['yarn dlx @strapi/pack-up int', 'pack-up has no command "int"; did you mean "init"?'],
    ['npm run biuld', 'no script "biuld" is known; did you mean "build"?'],
    ['$ ls', 'a prompt in a shell example cannot be pasted'],
  ])('says what is wrong with "%s"', (command, message) => {
    expect(problemsOf(command)).toEqual([expect.stringContaining(message)]);
  });
});
