import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {CMS_VERSION} from '../../cms/version';
import {cmsLinks, fences, pictures} from '..';

const root = path.resolve(import.meta.dirname, '../../..');

const compiled = async (text: string, onBroken?: 'throw' | 'warn'): Promise<string> => {
  const file = new VFile({value: text, path: path.join(root, 'docs/page.md')});
  return String(await compile(file, {jsx: true, remarkPlugins: [[cmsLinks, {root, onBroken}], fences, pictures]}));
};

afterEach(() => vi.restoreAllMocks());

describe('links to the source', () => {
  test('open the line of the symbol in the repository, and say so', async () => {
    const code = await compiled('See [`createStrapi`](cms:core/src/index.ts#createStrapi).');
    expect(code).toContain(
      `href="https://github.com/strapi/strapi/blob/v${CMS_VERSION}/packages/core/core/src/index.ts#L`,
    );
    expect(code).toMatch(/title="core\/src\/index\.ts, line \d+"/);
    expect(code).toContain('className="cms-source"');
    expect(code).toContain('aria-label="createStrapi, source code"');
  });

  test('open the same place when they state a value', async () => {
    const code = await compiled('[55](cms:database/src/utils/identifiers/index.ts#IDENTIFIER_MAX_LENGTH=)');
    expect(code).toMatch(/href="https:[^"=]*index\.ts#L\d+"/);
  });

  test('stop a build when they cannot be verified', async () => {
    await expect(compiled('A [link](cms:core/src/indx.ts).')).rejects.toThrow(
      'docs/page.md:1:3 no file "src/indx.ts" in core; did you mean "cms:core/src/index.ts"?',
    );
  });

  test('warn while writing, and leave the rest of the page alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const code = await compiled('A [link](cms:core/src/indx.ts), [another](/docs/intro).', 'warn');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('docs/page.md:1:3 no file'));
    expect(code).toContain('href="/docs/intro"');
  });
});

describe('fences', () => {
  test('that are hidden are not shown', async () => {
    const code = await compiled('```ts hidden\nsecret\n```\n\n```ts hidden\nsecret\n```\n\n```ts\nshown\n```\n');
    expect(code).not.toContain('secret');
    expect(code).toContain('shown');
  });
});

test('a picture that was taken in light is shown in dark, too; others are left alone', async () => {
  const code = await compiled('![A menu](./img/menu-light.png) and ![a light](/img/light.png)');
  expect([...code.matchAll(/src="([^"]+)" alt="([^"]+)"/g)].map((it) => it.slice(1))).toEqual([
    ['./img/menu-light.png#light', 'A menu'],
    ['./img/menu-dark.png#dark', 'A menu'],
    ['/img/light.png', 'a light'],
  ]);
});
