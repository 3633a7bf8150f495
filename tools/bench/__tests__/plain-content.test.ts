import {expect, test} from 'vitest';
import {plainFences, toPlainContent} from '../sites/plain-content';

test('takes away hidden fences and the words of checks, and nothing else', () => {
  const page = ['a', '```ts hidden', 'x', '```', '```ts title="a.ts" nocheck="why"', 'y', '```', '````', '```', '````'];
  expect(plainFences(page.join('\n'))).toBe(['a', '```ts title="a.ts"', 'y', '```', '````', '```', '````'].join('\n'));
});

test('writes out what the remark plugins do', () => {
  const content = toPlainContent('[a](cms:admin/a.ts#A) [b](/b)', {
    addressOf: (link) => `https://example.org/${link.length}`,
    usedBy: () => [['useA', '/exports/hooks/useA']],
  });
  expect(content).toBe(
    '[a](https://example.org/16) [b](/b)\n\n**Exports used on this page:** [`useA`](/exports/hooks/useA)\n',
  );
});
