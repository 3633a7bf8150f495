import {describe, expect, test} from 'vitest';
import {filesOf, formatMeasures, sharedScripts} from '../site/weights';

const HTML = `<link rel="preload" as="script" href="/assets/js/page.js"><link rel="icon" href="/i.svg">
<script src="/assets/js/main.js" defer="defer"></script><script>inline()</script>
<link rel="stylesheet" href="/assets/css/a.css"><img src="/a.png" width="1"><img src="/a.png">`;

describe('the first load of a page', () => {
  test('is what its HTML names, each file once', () => {
    expect(filesOf(HTML)).toEqual({
      document: HTML,
      scripts: ['/assets/js/page.js', '/assets/js/main.js'],
      styles: ['/assets/css/a.css'],
      images: ['/a.png'],
    });
  });

  test('is named by files of the site, wherever that is published', () => {
    expect(filesOf('<script src="/repository/main.js"></script>', '/repository/').scripts).toEqual(['/main.js']);
  });

  test('is shared as far as all pages name the same scripts', () => {
    const page = (...scripts: string[]) => ({document: '', scripts, styles: [], images: []});
    expect(sharedScripts([page('a', 'b', 'c'), page('b', 'a'), page('a', 'd', 'b')])).toEqual(['a', 'b']);
  });
});

test.each([
  ['up to its limit is printed with it', 12_345, 12_345, /^ {2}styles: 12,345 of 12,345$/],
  ['over its limit says what to do', 2, 1, /^✗ styles: 2, over its limit of 1\. Take out .*tools\/budgets\.ts/],
])('a figure %s', (_name, figure, limit, line) => {
  expect(formatMeasures([{name: 'styles', figure, limit}])).toEqual([expect.stringMatching(line)]);
});
