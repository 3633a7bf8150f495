import {describe, expect, test} from 'vitest';
import {inlineStyles, styleSheets, usedRules} from '../styles';

const content = [
  {raw: '<html data-theme="light"><p class="lead" style="color:var(--used)">', extension: 'html'},
  {raw: 'element.className="menu--open"', extension: 'js'},
];

describe('the rules that are kept', () => {
  test.each([
    ['of a class of a page', '.lead{color:red}'],
    ['of a class that a script sets', '.menu--open{color:red}'],
    ['of an attribute that a script changes', "[data-theme='dark']{color:red}"],
    ['of a state of any element', ':focus-visible{outline:1px solid}:not(.hero):target{color:red}'],
    ['inside of a media query', '@media print{.lead{color:red}}'],
  ])('are those %s', async (_name, css) => {
    expect(await usedRules(css, content)).toBe(css);
  });

  test('are not those of a class that nothing names', async () => {
    const unused = '.hero{color:red}.hero:hover{color:red}:is(.hero) p{color:red}';
    expect(await usedRules(`.lead{color:red}${unused}`, content)).toBe('.lead{color:red}');
  });
});

describe('the style sheets of a page', () => {
  const html = '<head><link rel="stylesheet" href="/assets/css/styles.1a.css"><link rel="icon" href="/i.svg"></head>';

  test('are found, and nothing else', () => expect(styleSheets(html)).toEqual(['/assets/css/styles.1a.css']));

  test('are put in the place of their links, with the address by which the framework finds them', () => {
    expect(inlineStyles(html, new Map([['/assets/css/styles.1a.css', 'a{b:"$&"}']]))).toBe(
      '<head><style data-href="/assets/css/styles.1a.css">a{b:"$&"}</style><link rel="icon" href="/i.svg"></head>',
    );
  });

  test('stay links when their content is not given', () => expect(inlineStyles(html, new Map())).toBe(html));
});
