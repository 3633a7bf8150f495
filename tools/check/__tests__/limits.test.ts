import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {CMS_VERSION, PACK_UP_VERSION} from '../../../src/cms/version';
import {temporaryFolder} from '../../../src/lib/__tests__/temporary-folder';
import {parsePage} from '../../../src/lib/markdown/parse-page';
import {formatProblem, sortProblems} from '../../../src/lib/problem';
import {summary} from '../check-content';
import {checkSourceLinks} from '../check-source-links';
import {checkVersion} from '../check-version';
import {WITHOUT_SOURCE_LINK} from '../exceptions';
import {checkNocheckShare} from '../structure/check-fences';

describe('the version', () => {
  test('is the same in src/cms/version.ts, in package.json and in the packages installed', () => {
    expect(checkVersion(path.resolve(import.meta.dirname, '../../..'))).toEqual([]);
  });

  test('that disagrees anywhere is told with the place', () => {
    const dependencies = {
      '@strapi/strapi': '4.0.0',
      '@strapi/pack-up': PACK_UP_VERSION,
      'react-router-dom-6': 'npm:react-router-dom@6.0.0',
    };
    const admin = {version: '4.0.0', devDependencies: {'react-router-dom': '6.0.0'}};
    const folder = temporaryFolder({
      'package.json': JSON.stringify({dependencies}, null, 2),
      'node_modules/@strapi/admin/package.json': admin,
    });
    expect(checkVersion(folder).map(formatProblem)).toEqual([
      `package.json:3:1 @strapi/strapi is pinned at 4.0.0; src/cms/version.ts asks for ${CMS_VERSION}`,
      `package.json:1:1 @strapi/admin 4.0.0 is installed; src/cms/version.ts asks for ${CMS_VERSION}: run npm install`,
    ]);
  });
});

test('the share of fences that say nocheck may be 5 %, and is told once when it is more', () => {
  const page = (count: number) =>
    parsePage('a.md', `${'```ts\n```\n\n'.repeat(20 - count)}${'```ts nocheck="x"\n```\n\n'.repeat(count)}`);
  expect(checkNocheckShare([page(1)])).toEqual([]);
  expect(checkNocheckShare([page(2)]).map(({message}) => message)).toEqual([
    '2 of 20 fences say nocheck (10.0 %); at most 5 % may',
  ]);
});

test('links to files of the repository are counted when they name the tag, and others left alone', () => {
  const links = [
    `[a](https://github.com/strapi/strapi/blob/v${CMS_VERSION}/tests/a.js)`,
    '[b](https://github.com/strapi/strapi/issues/1)',
    '[c](https://github.com/strapi/design-system/blob/main/a.ts)',
  ];
  expect(checkSourceLinks([parsePage('a.md', links.join('\n'))], {})).toMatchObject({
    problems: [],
    counts: {pinned: 1},
  });
});

describe('problems', () => {
  test('are sorted by place, and each is told once', () => {
    const problem = (file: string, line: number) => ({file, line, column: 1, message: 'x'});
    const problems = [problem('b', 1), problem('a', 10), problem('a', 9), problem('b', 1)];
    expect(sortProblems(problems).map(formatProblem)).toEqual(['a:9:1 x', 'a:10:1 x', 'b:1:1 x']);
  });

  test('are counted in the last line, with what was verified', () => {
    const counts = {
      pages: 1,
      links: 2,
      symbols: 1,
      values: 1,
      tables: 6,
      compiled: 3,
      fences: 4,
      literals: 6,
      declared: 1,
      nocheck: 0,
      pinned: 5,
    };
    expect(summary({problems: [], counts})).toBe(
      'no problems, 1 page: 2 source links (1 symbol, 1 value), 6 complete tables, 3 examples compiled, 0 of 4 fences nocheck (0.0 %, limit 5 %), 6 literals, of which 1 are declared (16.7 %, limit 2 %), 5 repository links not verifiable offline',
    );
  });
});

test.each(Object.keys(WITHOUT_SOURCE_LINK))('%s, which needs no link to the source, exists', (file) => {
  expect(fs.existsSync(path.resolve(import.meta.dirname, '../../..', file))).toBe(true);
});
