import {createRequire} from 'node:module';
import type {Element, Root} from 'hast';
import {Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import {highlight, highlightedLines} from './tokens';

interface Options {
  /** Prism languages beyond those that prism-react-renderer bundles. */
  readonly additionalLanguages: readonly string[];
}

const loadLanguages = (languages: readonly string[]) => {
  // Prism's language files extend a global Prism.
  const scope = globalThis as {Prism?: unknown};
  scope.Prism = Prism;
  const load = createRequire(__filename);
  for (const language of languages) load(`prismjs/components/prism-${language}`);
  delete scope.Prism;
};

const textOf = (node: Element): string =>
  node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');

/**
 * Rehype plugin: highlights fenced code while the site is built. The `code` element keeps its class, and gets the
 * highlighted HTML and the title as properties for `@theme/CodeBlock`; no highlighter is sent to the browser.
 */
export default function rehypeHighlight({additionalLanguages}: Options) {
  loadLanguages(additionalLanguages);
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const meta = String((code.data as {meta?: string} | undefined)?.meta ?? code.properties.metastring ?? '');
      const className = [code.properties.className ?? []].flat().join(' ');
      const language = /language-(\S+)/.exec(className)?.[1]?.toLowerCase() ?? 'text';
      const title = /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1];
      const html = highlight(textOf(code).replace(/\n$/, ''), language, highlightedLines(meta));
      code.properties = {className: [`language-${language}`], html, ...(title && {title})};
      code.children = [];
    });
  };
}
