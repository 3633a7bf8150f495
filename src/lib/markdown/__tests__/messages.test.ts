import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {findPages} from '../find-pages';
import {isMessage, quotedMessages} from '../messages';
import {parsePage} from '../parse-page';

const root = path.resolve(__dirname, '../../../..');

test('messages of a page are those in inline code, each once in a section, with the heading before them', () => {
  const page = `---
title: Not \`Cannot find this one\`
---
\`Cannot find A\` and \`notAMessage\`, \`\`Cannot find \`B\` here\`\`, again \`Cannot find A\`, and \`Cannot
find C\`. <!-- \`Cannot find a comment\` -->

\`\`\`text
\`Cannot find a fence\`
\`\`\`

## Nothing wrong

\`code\`

### When \`Cannot find D\` is printed {#d}

| \`Expected the a\\|b of it\` |
| --- |
`;
  expect(quotedMessages(page)).toEqual([
    {title: '', hash: '', messages: ['Cannot find A', 'Cannot find `B` here', 'Cannot find C']},
    {title: 'When Cannot find D is printed', hash: '#d', messages: ['Cannot find D', 'Expected the a|b of it']},
  ]);
});

test('the messages of real pages are those that the parser finds', () => {
  for (const file of findPages(
    root,
    ['api', 'guides'].map((it) => path.join(root, it)),
  )) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const parsed = new Set<string>();
    visit(parsePage(file, text, root).tree, 'inlineCode', ({value}) => {
      if (isMessage(value)) parsed.add(value.replace(/\s+/g, ' '));
    });
    const read = new Set(quotedMessages(text).flatMap(({messages}) => messages));
    expect([...read].sort(), file).toEqual([...parsed].sort());
  }
});
