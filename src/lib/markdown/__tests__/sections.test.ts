import {expect, test} from 'vitest';
import {sectionsOfMarkdown} from '../sections';

const PAGE = `---
title: Page
---
import Tabs from '@theme/Tabs';
See [\`useDocument\`](cms:x#y) and **bold** text.

## Set *up* {#setup}

| a | b |
| --- | --- |
| one | two |

\`\`\`ts title="x"
# not a heading
const answer = 42;
\`\`\`

### A  \`code\` heading
:::note
Noted.
:::
#### Deeper`;

test('a Markdown page is cut at headings of level 2 and 3, with the text that a reader sees, code included', () => {
  const sections = sectionsOfMarkdown(PAGE).map(({title, hash, content}) => [
    title,
    hash,
    content.replace(/\s+/g, ' ').trim(),
  ]);
  expect(sections).toEqual([
    ['', '', 'See useDocument and bold text.'],
    ['Set up', '#setup', 'a b one two # not a heading const answer = 42;'],
    ['A code heading', '#a-code-heading', 'Noted. #### Deeper'],
  ]);
});
