import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {builtFile, scanPage, searchedPart} from '../scan';

const page = (body: string, head = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const info = {route: '/a', type: 'docs' as const, tags: [], sidebarParentCategories: []};

const scan = (html: string) => scanPage(searchedPart(html, info.type), info);

const ARTICLE = `
  <nav class="menu">Menu words</nav>
  <main>
  <article>
    <nav class="theme-doc-breadcrumbs">Breadcrumb words</nav>
    <div class="theme-doc-toc-mobile"><button>On this page</button></div>
    <div class="theme-doc-markdown markdown">
      <header><h1>Engine</h1></header>
      <p>Runs a <code>transfer</code>.</p>
      <div class="theme-code-block"><pre><code>const engine = 1;<br></code></pre><button>Copy words</button></div>
      <h2 id="errors">Errors<a href="#errors" class="hash-link">\u200b</a></h2>
      <p>What goes wrong.</p><figure><svg><title>Steps</title>
<desc>Of a transfer.</desc><g><text>Box</text></g></svg></figure><h4>Deep</h4><p>Deeper words.</p>
    </div>
    <footer class="theme-doc-footer">Edit words</footer>
  </article>
  </main>`;

describe('a built page', () => {
  test('is cut into sections with their anchors: code and names of diagrams are in, navigation and buttons are not', () => {
    const description = '<meta name="description" content="About it">';
    expect(scan(page(ARTICLE, description))).toEqual({
      title: 'Engine',
      description: 'About it',
      sections: [
        {title: 'Engine', hash: '', content: 'Runs a transfer. const engine = 1;'},
        {title: 'Errors', hash: '#errors', content: 'What goes wrong. Steps Of a transfer. Deep Deeper words.'},
      ],
    });
  });

  test('that asks not to be indexed is not', () => {
    expect(scan(page(ARTICLE, '<meta name="robots" content="noindex, nofollow">'))).toBeNull();
  });

  test('is searched for the same text, whatever is around its main part and in its other metadata', () => {
    const built = (around: string) =>
      searchedPart(
        page(
          `<nav>${around}</nav>${ARTICLE}<script>${around}</script>`,
          `<meta name="description" content="About it"><meta http-equiv="${around}"><style>${around}</style>`,
        ),
        'docs',
      );
    expect(built('a')).toBe(built('b'));
    expect(scanPage(built('a'), info)).toEqual(scan(page(ARTICLE, '<meta name="description" content="About it">')));
  });

  test('of no document, or without a main part, is searched whole', () => {
    const html = page('<h1>Home</h1><main>Text</main>');
    expect(searchedPart(html, 'other')).toBe(html);
    expect(searchedPart(page('<article></article>'), 'docs')).toBe(page('<article></article>'));
  });

  test('is the file that its route is served from', () => {
    expect(builtFile('build', '/', '/')).toBe(path.join('build', 'index.html'));
    expect(builtFile('build', '/', '/docs/intro')).toBe(path.join('build', 'docs/intro.html'));
    expect(builtFile('build', '/base/', '/base/docs/intro')).toBe(path.join('build', 'docs/intro.html'));
  });
});
