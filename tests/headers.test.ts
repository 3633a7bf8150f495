import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, inject, test} from 'vitest';
import {headersOf, parseHeaders} from '../src/hosting/headers-file';
import {hashSource, inlineScripts} from '../src/hosting/inline-scripts';
import {baseUrl, pathOf} from './support/base-url';
import {builtPages} from './support/built-pages';
import {BUILD_DIR} from './support/global-setup';

const site = inject('origin');
const rules = parseHeaders(fs.readFileSync(path.join(BUILD_DIR, '_headers'), 'utf8'));
const policy = headersOf(baseUrl, rules)['Content-Security-Policy']!;
const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ');

// That no page does what the policy forbids, `a11y.test.ts` asks of every page; what it stops, `hostile.test.ts`.
describe('the security policy', () => {
  test('has the hash of every inline script of every page, and of no other', () => {
    const needed = new Set(builtPages.flatMap(({html}) => inlineScripts(html)).map(hashSource));
    expect(directive('script-src')?.sort()).toEqual(["'self'", ...needed].sort());
  });

  test('allows nothing but the site itself, inline styles and inline pictures', () => {
    const sources = policy.split('; ').flatMap((part) => part.split(' ').slice(1));
    expect([...new Set(sources)].filter((source) => !source.startsWith("'sha256-")).sort()).toEqual(
      ["'none'", "'self'", "'unsafe-inline'", 'data:'].sort(),
    );
    expect(directive('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(directive('script-src')).not.toContain("'unsafe-inline'");
  });

  test('is in every page too, before its first script, for hosts that send no headers', () => {
    const without = builtPages.filter(({html, $}) => {
      const content = $('meta[http-equiv="Content-Security-Policy"]').attr('content');
      const isFirst = html.indexOf('http-equiv="Content-Security-Policy"') < html.indexOf('<script');
      return content !== policy.replace(/frame-ancestors [^;]*(; )?/, '').replace(/; $/, '') || !isFirst;
    });
    expect(without.map(({route}) => route)).toEqual([]);
  });

  test('needs no exception: pages have no handlers in attributes and no javascript: addresses', () => {
    const unsafe = builtPages.filter(({html}) => /<[a-z][^>]*\son[a-z]+=|href="javascript:/i.test(html));
    expect(unsafe.map(({route}) => route)).toEqual([]);
  });
});

describe('the test server', () => {
  test('sends the headers of the build, so that the browser tests run under the policy', async () => {
    const answer = await fetch(`${site}/docs/intro`);
    for (const [name, value] of Object.entries(headersOf(pathOf('/docs/intro'), rules))) {
      expect(answer.headers.get(name), name).toBe(value);
    }
  });
});
