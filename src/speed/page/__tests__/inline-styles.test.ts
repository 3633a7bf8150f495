import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {inlineStyles, styleSheets, usedRules} from '../inline-styles';

const content = [
  {raw: '<html data-theme="light"><p class="lead" style="color:var(--in-a-page)">', extension: 'html'},
  {raw: 'element.className="menu--open";element.style.color="var(--in-a-script)"', extension: 'js'},
  {raw: 'box.id="__docusaurus-base-url-issue-banner-container"', extension: 'js'},
];

describe('the rules that are kept', () => {
  test.each([
    ['of a class of a page', '.lead{color:red}'],
    ['of a class that a script sets', '.menu--open{color:red}'],
    ['of an attribute that a script changes', "[data-theme='dark']{color:red}"],
    ['of a state of any element', ':focus-visible{outline:1px solid}:not(.hero):target{color:red}'],
    ['inside of a media query', '@media print{.lead{color:red}}'],
    ['of custom properties, whoever uses them', ':root{--in-a-page:red;--in-a-script:red;--in-no-rule:red}'],
  ])('are those %s', async (_name, css) => {
    expect(await usedRules(css, content)).toBe(css);
  });

  test('are not those of a class that nothing names', async () => {
    const unused = '.hero{color:red}.hero:hover{color:red}:is(.hero) p{color:red}';
    expect(await usedRules(`.lead{color:red}${unused}`, content)).toBe('.lead{color:red}');
  });

  test('are not the one that would hide the banner about a wrong base URL in every page', async () => {
    const file = require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css');
    const css = fs.readFileSync(file, 'utf8').replace(/:global\((.*?)\)/, '$1');
    expect(css).toContain('display: none');
    expect(await usedRules(css, content)).not.toContain('display');
  });
});

describe('the style sheets of a page', () => {
  const html = '<head><link rel="stylesheet" href="/assets/css/styles.1a.css"><link rel="icon" href="/i.svg"></head>';

  test('are found, and nothing else', () => expect(styleSheets(html)).toEqual(['/assets/css/styles.1a.css']));

  test('are put in the place of their links, with the address by which webpack finds them', () => {
    expect(inlineStyles(html, new Map([['/assets/css/styles.1a.css', 'a{b:"$&"}']]))).toBe(
      '<head><style data-href="/assets/css/styles.1a.css">a{b:"$&"}</style><link rel="icon" href="/i.svg"></head>',
    );
  });
});
