import {describe, expect, test} from 'vitest';
import {addToHead, escapeMarkup} from '../../lib/markup';
import {contentSecurityPolicy, formatPolicy, headerRules} from '../headers';
import {formatHeaders, headersOf, parseHeaders} from '../headers-file';
import {hashSource, inlineScripts, scriptHashes} from '../inline-scripts';
import {movedScript} from '../moved-script';
import {
  barePath,
  caseRedirects,
  findRedirectProblems,
  formatRedirects,
  parseRedirects,
  redirectOf,
  redirectsBelow,
} from '../redirects-file';

const local = {siteUrl: 'http://localhost:3000', baseUrl: '/', scriptHashes: ["'sha256-x'"]};
const published = {...local, siteUrl: 'https://docs.example.org'};

describe('the inline scripts of a page', () => {
  test('are those without a source that a browser would run', () => {
    const html = `<script>one()</script><script src="/x.js"></script><SCRIPT type="module">two()</SCRIPT>
      <script type="application/ld+json">{}</script><script data-rh="true">three()</script><script type='text/javascript' defer>4</script>`;
    expect(inlineScripts(html)).toEqual(['one()', 'two()', 'three()', '4']);
  });

  test('are allowed by the hash of their bytes', () => {
    // The value that browsers compute for an empty script.
    expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    expect(scriptHashes(['<script>é</script>', '<script>é</script>', '<p>none</p>'])).toEqual([hashSource('é')]);
  });
});

describe('the policy', () => {
  test('allows scripts of the site and those with a hash, and nothing inline besides', () => {
    expect(contentSecurityPolicy(local)['script-src']).toBe("'self' 'sha256-x'");
    expect(formatPolicy(contentSecurityPolicy(local), 'header')).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
  });

  test('leaves out of a meta element what browsers refuse there', () => {
    expect(formatPolicy(contentSecurityPolicy(local), 'meta')).not.toContain('frame-ancestors');
    expect(formatPolicy(contentSecurityPolicy(local), 'header')).toContain("frame-ancestors 'none'");
  });

  test('asks for https only where the site is published by https', () => {
    const names = (context: typeof local) => Object.keys(headersOf('/', headerRules(context)));
    expect(names(local)).not.toContain('Strict-Transport-Security');
    expect(names(published)).toContain('Strict-Transport-Security');
  });
});

describe('the file _headers', () => {
  test('is read as it was written', () => {
    expect(parseHeaders(formatHeaders(headerRules(published)))).toEqual(headerRules(published));
  });

  test('gives no path the same header twice, since some hosts join the values', () => {
    const rules = headerRules(published);
    const names = rules.flatMap(({headers}) => Object.keys(headers));
    expect(names.length).toBe(new Set(names).size);
  });

  test('keeps to the 2000 characters a line that hosts allow', () => {
    const many = {...published, scriptHashes: Array.from({length: 8}, (_, i) => hashSource(String(i)))};
    const lines = formatHeaders(headerRules(many)).split('\n');
    expect(lines.filter((line) => line.length >= 2000)).toEqual([]);
  });

  test('lets only fingerprinted files be kept', () => {
    expect(headersOf('/assets/js/main.1.js', headerRules(local))['Cache-Control']).toContain('immutable');
    expect(headersOf('/docs/intro', headerRules(local))['Cache-Control']).toBeUndefined();
  });

  test('is for the path of the site', () => {
    const paths = headerRules({...local, baseUrl: '/repository/'}).map(({path}) => path);
    expect(paths).toEqual(['/repository/*', '/repository/assets/*']);
  });

  test('says in which line it cannot be read', () => {
    expect(() => parseHeaders('/*\n  nonsense')).toThrow(
      '_headers:2: neither a path nor a header of a path:   nonsense',
    );
  });
});

describe('redirects', () => {
  const routes = ['/', '/api/Strapi', '/docs/intro', '/exports/X', '/exports/x', '/both'];
  const redirects = [{from: '/docs', to: '/docs/intro'}];
  const all = [...redirects, ...caseRedirects(routes, redirects)];

  test('are added for routes that are not in lower case, unless two routes share a spelling', () => {
    expect(all).toEqual([...redirects, {from: '/api/strapi', to: '/api/Strapi'}]);
  });

  test.each([
    ['/docs', '/docs/intro'],
    ['/docs/', '/docs/intro'],
    ['/docs/index.html', '/docs/intro'],
    ['/DOCS', '/docs/intro'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/API/sTRAPI/', '/api/Strapi'],
    ['/api/Strapi.html', '/api/Strapi'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('send %s to %s in one step', (from, to) => {
    expect(redirectOf(from, all)).toBe(to);
    expect(redirectOf(to, all)).toBeUndefined();
  });

  test.each(['/', '/api/Strapi', '/docs/intro', '/nothing', '//evil.test/', '/\\evil.test/', '//evil.test/index.html'])(
    'leave %s alone',
    (path) => {
      expect(redirectOf(path, all)).toBeUndefined();
    },
  );

  test.each([
    ['/repository', '/repository/'],
    ['/repository/', undefined],
    ['/repository/index.html', '/repository/'],
    ['/repository/docs/', '/repository/docs/intro'],
    ['/repository/docs/intro.html', '/repository/docs/intro'],
    ['/repository/API/strapi', '/repository/api/Strapi'],
    ['/docs', undefined],
  ])('of a site below a path send %s to %s', (from, to) => {
    expect(redirectOf(from, redirectsBelow('/repository/', all), '/repository/')).toBe(to);
  });

  test('take off only what hosts normalise', () => {
    const paths = ['/', '/a', '/a.html', '/a/', '/a/index.html', '/a.htm', '/index.html'];
    expect(paths.map((it) => barePath(it))).toEqual(['/', '/a', '/a', '/a', '/a', '/a.htm', '/']);
  });

  test('that lead nowhere, hide a page, form a chain or come twice are problems', () => {
    const wrong = parseRedirects('/a /gone\n/both /\n/c /a\n/c /\n/d/ /\n/../e /');
    expect(findRedirectProblems(wrong, routes).map(({message}) => message)).toEqual([
      '/a leads to /gone, which is no page',
      '/both is a page: a redirect would hide it',
      '/c leads to /a, which is no page',
      '/c is given twice',
      '/d/ must be a plain path without a trailing slash',
      '/../e must be a plain path without a trailing slash',
    ]);
  });

  test('are read as they were written', () => {
    expect(parseRedirects(`# comment\n\n${formatRedirects(all)}`)).toEqual(all);
  });

  describe('on hosts that know none', () => {
    const follow = (pathname: string, redirects = all) => {
      const replaced: string[] = [];
      const location = {pathname, search: '?q=1', hash: '#x', replace: (target: string) => replaced.push(target)};
      new Function('location', movedScript(redirects).content)(location);
      return replaced;
    };

    test('are followed by the not-found page, with query and hash', () => {
      expect(follow('/docs/')).toEqual(['/docs/intro?q=1#x']);
      expect(follow('/API/strapi')).toEqual(['/api/Strapi?q=1#x']);
    });

    test('are followed below the path of the site only', () => {
      const below = redirectsBelow('/repository/', all);
      expect(follow('/repository/DOCS', below)).toEqual(['/repository/docs/intro?q=1#x']);
      expect(follow('/docs', below)).toEqual([]);
    });

    test.each(['/nothing', '/constructor', '/__proto__', '/api/Strapi', '//evil.test'])('end at %s', (path) => {
      expect(follow(path)).toEqual([]);
    });
  });
});

describe('what is put into a head', () => {
  test('comes right after the charset, before any script', () => {
    expect(addToHead('<head><meta charset="UTF-8"><script></script>', ['<meta a>'])).toBe(
      '<head><meta charset="UTF-8"><meta a><script></script>',
    );
  });

  test('needs a charset', () => {
    expect(() => addToHead('<head>', [])).toThrow('without <meta charset="UTF-8">');
  });

  test('cannot leave its attribute', () => {
    expect(escapeMarkup(`"><script>'&`)).toBe("&quot;&gt;&lt;script&gt;'&amp;");
  });
});
