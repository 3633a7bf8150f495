import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parseFenceMeta} from './fence-meta';
import {type Page, placeOf} from './page';

/** The same syntax as Docusaurus reads: MDX with front matter, tables, admonitions and HTML comments. */
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .use(remarkMdx)
  .freeze();

/**
 * Parses a page and gathers what the checks look at.
 *
 * @throws VFileMessage when the page is not valid MDX; its `line`, `column` and `reason` say what and where
 */
export const parsePage = (file: string, text: string): Page => {
  const tree: Root = parser.parse(escapeHeadingIds(text));
  const page: Page = {file, text, tree, headings: [], links: [], fences: []};
  visit(tree, (node) => {
    if (node.type === 'heading') page.headings.push(node);
    else if (node.type === 'link') page.links.push(node);
    else if (node.type === 'code') {
      const {line, column} = placeOf(node);
      page.fences.push({
        ...parseFenceMeta(node.meta),
        lang: node.lang ?? '',
        code: node.value,
        line,
        indent: column - 1,
      });
    }
  });
  return page;
};

/** `## Heading {#id}` is not MDX: Docusaurus escapes the brace before it parses, and so do we. */
const escapeHeadingIds = (text: string): string => text.replace(/^(#{1,6} .*?)(\{#[\w-]+\})[ \t]*$/gm, '$1\\$2');
