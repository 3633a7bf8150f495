import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Plugin, unified} from 'unified';
import {visit} from 'unist-util-visit';
import {attributeOf, isElement} from './elements';
import {parseFenceMeta} from './fence-meta';
import {includedCode} from './includes';
import {type Page, placeOf} from './page';

/** The same syntax as Docusaurus reads: MDX with front matter, tables, admonitions and HTML comments. */
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkComment as Plugin<[{ast: boolean}]>, {ast: true})
  .freeze();

/**
 * Parses a page and gathers what the checks look at.
 *
 * @param root where the how-to guides are that its fences are included from.
 * @throws PageError when there is no such guide or fence.
 * @throws VFileMessage when the page is not valid MDX; its `line`, `column` and `reason` say what and where
 */
export const parsePage = (file: string, original: string, root = process.cwd()): Page => {
  const text = escapeHeadingIds(original);
  const tree: Root = parser.parse(text);
  const lines = text.split('\n');
  const page: Page = {file, text, tree, headings: [], links: [], fences: []};
  visit(tree, (node) => {
    if (node.type === 'heading') page.headings.push(node);
    else if (node.type === 'link') page.links.push(node);
    else if (node.type === 'code') {
      const {line, column} = placeOf(node);
      const meta = parseFenceMeta(node.meta);
      if (meta.from !== undefined) node.value = includedCode(root, {...meta, code: node.value}, {file, line, column});
      page.fences.push({
        ...meta,
        lang: node.lang ?? '',
        code: node.value,
        line,
        indent: column - 1,
        lastLine: lines[node.position!.end.line - 1]!,
      });
    } else if (isElement(node)) {
      const url = attributeOf(node, 'href') ?? attributeOf(node, 'to');
      if (url) page.links.push({type: 'link', url, children: [], position: node.position});
    }
  });
  return page;
};

/** `## Heading {#id}` is not MDX: Docusaurus escapes the brace before it parses, and so do we. */
const escapeHeadingIds = (text: string): string => text.replace(/^(#{1,6} .*?)(\{#[\w-]+\})[ \t]*$/gm, '$1\\$2');
