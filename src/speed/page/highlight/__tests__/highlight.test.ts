import {load} from 'cheerio';
import type {Element, Root} from 'hast';
import {describe, expect, test} from 'vitest';
import rehypeHighlight from '../rehype';
import {themeCss} from '../theme-css';
import {highlight, highlightedLines} from '../tokens';

describe('highlighted code', () => {
  test('reads as the code that it was made from', () => {
    const code = 'const a = `x\n${b} < "&"`;\n\n// end';
    expect(load(highlight(code, 'typescript'), null, false).text()).toBe(code);
  });

  test('has its parts marked by kind, on every line that they span', () => {
    expect(highlight('/* a\nb */', 'typescript')).toBe(
      '<span class="token comment">/* a</span>\n<span class="token comment">b */</span>',
    );
  });

  test('of an unknown language is escaped and left as it is', () => {
    expect(highlight('a <b> & c', 'nonsense')).toBe('a &lt;b&gt; &amp; c');
  });

  test('sets off the lines that its fence names', () => {
    expect(highlightedLines('title="x" {1,3-4}')).toEqual(new Set([1, 3, 4]));
    expect(highlight('a\nb', 'text', new Set([1]))).toBe('<span class="theme-code-block-highlighted-line">a\n</span>b');
  });
});

test('a fence keeps its language and title, and carries no text twice', () => {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: ['language-sql'], metastring: 'title="query.sql"'},
    children: [{type: 'text', value: 'SELECT 1\n'}],
  };
  const tree: Root = {type: 'root', children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}]};
  rehypeHighlight({additionalLanguages: ['sql']})(tree);
  expect(code.properties).toMatchObject({className: ['language-sql'], title: 'query.sql'});
  expect(code.properties.html).toContain('<span class="token keyword">SELECT</span>');
  expect(code.children).toEqual([]);
});

test('the code themes become rules for both colour modes', () => {
  const theme = (color: string) => ({
    plain: {color, backgroundColor: '#fff'},
    styles: [{types: ['comment'], style: {color, fontStyle: 'italic' as const}}],
  });
  const css = themeCss(theme('red'), theme('blue'));
  expect(css).toContain('html .token.comment{color:red;font-style:italic}');
  expect(css).toContain("html[data-theme='dark'] .token.comment{color:blue;font-style:italic}");
});
