import {createRequire} from 'node:module';
import type {Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import {highlight, highlightedLines} from './tokens';

const loadLanguages = (languages: readonly string[]) => {
  // Prism's language files extend a global Prism.
  const scope = globalThis as {Prism?: unknown};
  scope.Prism = Prism;
  const load = createRequire(__filename);
  for (const language of languages) load(`prismjs/components/prism-${language}`);
  delete scope.Prism;
};

/**
 * Rehype plugin: highlights fenced code. The `code` element keeps its class, and gets HTML and title as properties for
 * `@theme/CodeBlock`.
 *
 * @param options.additionalLanguages languages of Prism beyond those that prism-react-renderer bundles.
 */
export default function rehypeHighlight({additionalLanguages}: {readonly additionalLanguages: readonly string[]}) {
  loadLanguages(additionalLanguages);
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const meta = String((code.data as {meta?: string} | undefined)?.meta ?? code.properties.metastring ?? '');
      const className = [code.properties.className ?? []].flat().join(' ');
      const language = /language-(\S+)/.exec(className)?.[1]?.toLowerCase() ?? 'text';
      const title = /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1];
      const html = highlight(toString(code).replace(/\n$/, ''), language, highlightedLines(meta));
      code.properties = {className: [`language-${language}`], html, ...(title && {title})};
      code.children = [];
    });
  };
}
