import fs from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../lib/__tests__/temporary-folder';
import {compressBuild} from '../compress';
import {headerRules} from '../headers';
import {type NginxOptions, renderNginx, renderStandalone} from '../nginx';

const template = fs.readFileSync(path.resolve(__dirname, '../nginx.conf'), 'utf8');
const options: NginxOptions = {
  listen: '8080',
  serverName: 'docs.example.org',
  root: '/srv/site',
  mimeTypes: '/etc/nginx/mime.types',
  brotli: true,
  baseUrl: '/',
  headers: headerRules({siteUrl: 'https://docs.example.org', baseUrl: '/', scriptHashes: ["'sha256-x'"]}),
  redirects: [{from: '/docs', to: '/docs/intro'}],
  locales: [],
};

describe('the nginx configuration', () => {
  const text = renderNginx(template, options);

  test('has every value filled in', () => {
    expect(text).not.toContain('{{');
    expect(text).toContain('  root "/srv/site";');
    expect(text).toContain('  "/docs" "/docs/intro";');
    expect(text).toContain('  brotli_static on;');
  });

  test('sends each header of every path once, and by itself those that depend on the answer', () => {
    const names = [...text.matchAll(/^\s*add_header (\S+)/gm)].map(([, name]) => name!);
    expect([...names].sort()).toEqual(
      [...Object.keys(options.headers.find(({path: it}) => it === '/*')!.headers), 'Cache-Control'].sort(),
    );
    expect(names.length).toBe(new Set(names).size);
  });

  test('answers with the not-found page of the language', () => {
    expect(text).toContain('  default /404.html;\n\n}');
    const french = renderNginx(template, {...options, locales: ['fr']});
    expect(french).toContain('  default /404.html;\n  "~^/fr/" "/fr/404.html";\n}');
  });

  test('does without the module that serves brotli', () => {
    expect(renderNginx(template, {...options, brotli: false})).not.toMatch(/^\s*brotli_static/m);
  });

  test.each(['/a"; return 200', '/$host', '/a\n', '/{x}', '/a\\'])(
    'takes no value that would be more than one: %j',
    (from) => {
      expect(() => renderNginx(template, {...options, redirects: [{from, to: '/'}]})).toThrow(
        'cannot stand in an nginx',
      );
    },
  );

  test('knows the path of the site', () => {
    expect(text).not.toContain('  rewrite ');
    const below = renderNginx(template, {...options, baseUrl: '/three.js/'});
    expect(below).toContain('  rewrite "^/three\\.js(/.*)$" $1;');
    expect(below).toContain('"/three.js/";');
  });

  test('says when the template names a value that there is not', () => {
    expect(() => renderNginx('{{nothing}}', options)).toThrow('names the unknown value "nothing"');
  });

  test('stands alone with its modules and folders', () => {
    const whole = renderStandalone({site: text, runDir: '/tmp/run', modules: ['/m.so'], workers: 'auto'});
    expect(whole).toMatch(/^load_module "\/m\.so";\nworker_processes auto;\npid "\/tmp\/run\/nginx\.pid";/);
    expect(whole).toContain('access_log off;');
  });
});

test('texts of a build get a .br and a .gz beside them, other and tiny files do not', async () => {
  const content = 'text '.repeat(1000);
  const dir = temporaryFolder({'page.html': content, 'tiny.html': 'text', 'picture.png': content});
  const {files, plain, brotli} = await compressBuild(dir);
  expect([files, plain]).toEqual([1, content.length]);
  expect(brotli).toBeLessThan(100);
  expect(fs.readdirSync(dir).sort()).toEqual(['page.html', 'page.html.br', 'page.html.gz', 'picture.png', 'tiny.html']);
  expect(brotliDecompressSync(fs.readFileSync(path.join(dir, 'page.html.br'))).toString()).toBe(content);
  expect(gunzipSync(fs.readFileSync(path.join(dir, 'page.html.gz'))).toString()).toBe(content);
});
