import {beforeEach, describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../__tests__/temporary-folder';
import {withIncludes} from '../includes';
import {parsePage} from '../parse-page';

const GUIDE = `
\`\`\`ts title="src/index.ts"
const a = \`\${1}\`;

  b();
\`\`\`

- in a list

  \`\`\`\`md title="src/note.md"
  \`\`\`ts title="src/inner.ts"
  \`\`\`
  \`\`\`\`
`;
const FROM = 'from="/guides/how-to/task"';
let root: string;
beforeEach(() => {
  root = temporaryFolder({'guides/how-to/task.md': GUIDE});
});
const page = (info: string, code = '') => `Before.\n\n- \`\`\`${info}\n${code}  \`\`\`\n\nAfter.\n`;
const textOf = (source: string) => withIncludes(root, 'docs/page.md', source).text;

describe('a fence that is included from a guide', () => {
  test.each([
    ['ts {2} title="src/index.ts" ', 'ts {2} title="src/index.ts"', 'const a = `${1}`;\n\n  b();'],
    ['md title="src/note.md" ', 'md title="src/note.md"', '```ts title="src/inner.ts"\n```'],
  ])('has the code of the fence with its title: %s', (info, shown, code) => {
    const source = page(info + FROM).replace('- ```', '  ```');
    const {text, guides} = withIncludes(root, 'docs/page.md', source);
    const lines = `\`\`\`${shown}\n${code}\n\`\`\``.split('\n').map((line) => line && `  ${line}`);
    expect(text).toBe(`Before.\n\n${lines.join('\n')}\n\nAfter.\n`);
    expect(guides).toEqual([`${root}/guides/how-to/task.md`]);
  });

  test('is parsed with that code, and what follows keeps its line', () => {
    const {fences} = parsePage('docs/page.md', `${page(`ts title="src/index.ts" ${FROM}`)}\n\`\`\`js\n\`\`\`\n`, root);
    expect(fences.map(({line, code}) => [line, code])).toEqual([
      [3, 'const a = `${1}`;\n\n  b();'],
      [8, ''],
    ]);
  });

  test.each([
    [
      `ts title="src/inde.ts" ${FROM}`,
      '',
      /no fence in guides\/how-to\/task\.md has title="src\/inde\.ts"; did you mean "src\/index\.ts"\?/,
    ],
    [`ts title="src/inner.ts" ${FROM}`, '', /no fence in .* has title="src\/inner\.ts"/],
    [`ts title="package.json" ${FROM}`, '', /has title="package\.json": name one of its files$/],
    [`ts title="src/index.ts" ${FROM}`, '  code\n', /the fence has code and from="…": take one of them out/],
    [`ts ${FROM}`, '', /needs title="…"/],
    ['ts title="src/index.ts" from="/guides/how-to/other"', '', /no guide at "\/guides\/how-to\/other"/],
    ['ts title="src/index.ts" from="/guides/how-to/../how-to/task"', '', /no guide at/],
  ])('is refused with file, line and remedy: %s %s', (info, code, message) => {
    const source = page(info, code).replace('- ```', '  ```');
    expect(() => textOf(source)).toThrow(message);
    expect(() => textOf(source)).toThrow(/^docs\/page\.md:3:3 /);
    expect(() => parsePage('docs/page.md', source, root)).toThrow(message);
  });
});

test('a fence that shows such a fence is left as it is', () => {
  const source = `\`\`\`\`md\n\`\`\`ts title="src/index.ts" ${FROM}\n\`\`\`\n\`\`\`\`\n`;
  expect(textOf(source)).toBe(source);
});
