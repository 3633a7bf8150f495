import {crc32} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../../src/lib/__tests__/temporary-folder';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {formatProblem} from '../../../src/lib/problem';
import {checkGuides} from '../../check/structure/check-guides';
import {textIn, withText} from '../pictures';
import {filesOf, readGuides} from '../read-guides';
import {culprits} from '../run';

const fence = (meta: string, code = 'x') => `\`\`\`ts ${meta}\n${code}\n\`\`\`\n\n`;
const files = (...fences: string[]) => filesOf(parsePage('a.md', fences.join('')));

describe('the files of a guide', () => {
  test('are its fences with a title, hidden ones too', () => {
    expect(files(fence('title="src/a.ts"'), fence('title=".env" hidden', 'A=1'), fence(''))).toEqual([
      {path: 'src/a.ts', text: 'x\n'},
      {path: '.env', text: 'A=1\n'},
    ]);
  });

  test.each([
    [[fence('title="../a.ts"')], 'a.md:1:1 title="../a.ts" is no path in a project'],
    [[fence('title="/a.ts"')], 'a.md:1:1 title="/a.ts" is no path in a project'],
    [[fence('title="The answer"')], 'a.md:1:1 title="The answer" is no path in a project'],
    [[fence('title="a.ts"'), fence('title="a.ts"', 'y')], 'a.md:5:1 a.ts was given before, with another text'],
  ])('%j are refused', (fences, message) => {
    expect(() => files(...fences)).toThrow(message);
  });
});

const PAGE = `---\ntitle: x\n---\n\n${fence('title="src/plugins/a-plugin/index.js"')}`;
const site = {
  'guides/how-to/a.md': PAGE,
  'guides/how-to/a.check.ts': '',
  'guides/how-to/b.md': PAGE,
  'guides/how-to/b.alone.check.ts': '',
};

describe('guides', () => {
  test('are found by their checks, and by name', () => {
    const root = temporaryFolder(site);
    expect(readGuides(root)).toMatchObject([
      {slug: 'a', isAlone: false},
      {slug: 'b', isAlone: true, check: expect.stringMatching(/b\.alone/)},
    ]);
    expect(readGuides(root, ['b'])).toHaveLength(1);
    expect(() => readGuides(root, ['c'])).toThrow('No guide "c" has a check in guides/how-to/');
    expect(() => readGuides(root, ['aa'])).toThrow('did you mean "a"?');
  });

  test('without a check beside them fail the check, and checks without a guide', () => {
    expect(checkGuides(temporaryFolder({...site, 'guides/how-to/index.md': ''}))).toEqual([]);
    const problems = checkGuides(
      temporaryFolder({
        ...site,
        'guides/how-to/a.alone.check.ts': '',
        'guides/how-to/c.md': '',
        'guides/how-to/d.check.ts': '',
        'guides/how-to/e.ts': '',
        'guides/how-to/more/a.md': '',
      }),
    );
    expect(problems.map(formatProblem).sort()).toEqual([
      expect.stringContaining('guides/how-to/a.md:1:1 two checks: remove '),
      expect.stringContaining('guides/how-to/c.md:1:1 a guide without a check: write guides/how-to/c.check.ts'),
      expect.stringContaining('guides/how-to/d.check.ts:1:1 a check without a guide'),
      expect.stringContaining('guides/how-to/e.ts:1:1 not a guide and not a check'),
      expect.stringContaining('guides/how-to/more/a.md:1:1 a guide is a file guides/how-to/<slug>.md'),
    ]);
  });

  test('are named by a message about their files, or about a joined file by their name', () => {
    const guides = readGuides(temporaryFolder(site)).map((guide, i) => ({
      ...guide,
      slug: ['nightly', 'weekly'][i]!,
      files: [
        {path: 'config/plugins.ts', text: ''},
        {path: `src/plugins/${i}-plugin/server.js`, text: ''},
      ],
    }));
    const named = (message: string) => culprits(message, guides).map(({slug}) => slug);
    expect(named("Cannot find module './x'\n- /p/src/plugins/1-plugin/server.js")).toEqual(['weekly']);
    expect(named('│   file: /p/src/plug   ││   ins/1-plugin/server.js   │')).toEqual(['weekly']);
    expect(named('/p/dist/config/plugins.nightly.js:3')).toEqual(['nightly']);
    expect(named('config/plugins.ts: the guides nightly and weekly give a different values')).toHaveLength(2);
    expect(named('/p/dist/config/plugins.js:3')).toEqual([]);
  });
});

test('a picture says what it was taken from, and stays a picture', () => {
  const end = Buffer.from([0, 0, 0, 0, ...Buffer.from('IEND'), 0xae, 0x42, 0x60, 0x82]);
  const png = Buffer.concat([Buffer.from('header'), end]);
  const marked = withText(png, '1234abcd');
  expect(textIn(marked)).toBe('1234abcd');
  expect(textIn(png)).toBeUndefined();
  expect(marked.subarray(-12)).toEqual(end);
  const chunk = marked.subarray(6, -12);
  expect(chunk.readUInt32BE(0)).toBe(chunk.length - 12);
  expect(chunk.readUInt32BE(chunk.length - 4)).toBe(crc32(chunk.subarray(4, -4)));
});
