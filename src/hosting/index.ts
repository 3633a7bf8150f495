import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration, FileCacheOptions} from 'webpack';
import type {RequestHandler} from 'webpack-dev-server';
import {basesOf, rootOf, withBaseUrl, withoutBaseUrl} from '../lib/base-url';
import {digest} from '../lib/disk-cache';
import {filesBelow, replaceFile, routeOfFile} from '../lib/files';
import {isDev} from '../lib/is-dev';
import {addToHead, escapeMarkup} from '../lib/markup';
import {formatProblem} from '../lib/problem';
import {type CutVersions, isVersioned, readCutVersions} from '../lib/versions';
import {headElements, type SitePage, sitePages} from '../plugins/machine-readable/site-pages';
import {type Words, wordsOf} from '../plugins/words';
import type {completePages} from '../speed/complete-pages';
import {contentSecurityPolicy, formatPolicy, headerRules} from './headers';
import {formatHeaders} from './headers-file';
import {hashesIn, scriptHashes} from './inline-scripts';
import {movedScript} from './moved-script';
import {REDIRECTS} from './redirects';
import {caseRedirects, formatRedirects, redirectOf, redirectsBelow} from './redirects-file';
import {siteProblems} from './site-problems';

/** Routes of the build that are no public addresses. */
const PRIVATE = ['/404', '/404.html'];

/** A compiled page has the base URL and its version in its links; so all but the usual ones get a cache of their own. */
const ownCache = (
  cache: Configuration['cache'],
  baseUrl: string,
  versions: CutVersions,
): Pick<Configuration, 'cache'> => {
  const cut = isVersioned(versions) ? digest(versions).slice(0, 8) : '';
  if (baseUrl === '/' && !cut) return {};
  const {name} = cache as FileCacheOptions;
  return {cache: {type: 'filesystem', name: `${name}${baseUrl.replaceAll('/', '-')}${cut}`}};
};

/**
 * Makes the build ready for any static host: writes `_headers` and `_redirects`, puts the security policy into every
 * page (for hosts that send no headers), and lets the not-found page follow redirects (for hosts that know none). The
 * development server redirects as such a host does.
 *
 * @throws Error when a redirect leads nowhere, hides a page or is part of a chain, and when an address of the
 *   configuration leaves the site.
 */
export default function hosting(context: LoadContext, options: {completePages: typeof completePages}): Plugin {
  const {siteDir, siteConfig} = context;
  if (!options.completePages) throw new Error('src/hosting needs "completePages" of src/speed: it hashes final HTML.');
  const {url: siteUrl, baseUrl} = siteConfig;
  /** Hosts read the files of the root alone, and the configuration's addresses are those of all languages. */
  const root = rootOf(context);
  let pages: readonly SitePage[] = [];
  let words: Words = {};

  const redirect: RequestHandler = ({url, headers}, response, next) => {
    const {pathname, search} = new URL(url, siteUrl);
    const target =
      headers.accept?.includes('text/html') && redirectOf(pathname, redirectsBelow(baseUrl, REDIRECTS), baseUrl);
    if (target) response.redirect(target + search);
    else next();
  };

  return {
    name: 'hosting',
    async allContentLoaded({allContent}) {
      pages = sitePages(allContent, baseUrl);
      words = wordsOf(allContent);
      const clash = pages.find(({route}) => root !== '/' && route.startsWith(root));
      if (clash) {
        throw new Error(
          `SITE_URL has the path ${root}, with which the route ${clash.route} begins, too: Docusaurus would take a ` +
            'link to it for a whole address. Publish the site below another path.',
        );
      }
      const [, ...others] = basesOf(context);
      for (const other of others) {
        const hidden = pages.find(({route}) => withBaseUrl(root, route).startsWith(other));
        if (hidden) {
          throw new Error(
            `${hidden.file}: the route ${hidden.route} is in the folder of a language, ${other}. Give the page another slug.`,
          );
        }
      }
    },
    configureWebpack: ({cache}) => ({
      // What is returned is added to the list.
      ...(isDev && {devServer: {setupMiddlewares: (list) => (list.unshift(redirect), [])}}),
      ...ownCache(cache, baseUrl, readCutVersions(siteDir)),
    }),
    async postBuild({outDir, routesPaths, routes: allRoutes, generatedFilesDir}) {
      const routes = routesPaths
        .map((route) => withoutBaseUrl(baseUrl, route))
        .filter((route) => !PRIVATE.includes(route));
      const own = [...REDIRECTS, ...caseRedirects(routes, REDIRECTS)];
      const translation = `i18n/${context.i18n.currentLocale}/site/words.json`;
      const problems = siteProblems(siteDir, {...siteConfig, baseUrl: root}, own, routes, translation);
      if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
      // Every language has the same pages; so those of the default one know the redirects of all.
      const redirects = (baseUrl === root ? basesOf(context) : [baseUrl]).flatMap((base) => redirectsBelow(base, own));

      const read = async (file: string) => ({
        file,
        route: routeOfFile(outDir, file),
        html: await fs.readFile(file, 'utf8'),
      });
      const built = await Promise.all(filesBelow(outDir, ['.html']).map(read));
      const documents = await options.completePages(built, {outDir, baseUrl, generatedFilesDir, routes: allRoutes});
      const hashes = scriptHashes(documents);
      const policy = escapeMarkup(formatPolicy(contentSecurityPolicy({scriptHashes: hashes}), 'meta'));
      const moved = movedScript(redirects);
      const byRoute = new Map(pages.map((page) => [page.route, page]));
      built.forEach(({file, route}, i) => {
        const head = [
          `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
          ...headElements(byRoute.get(route), route, {...siteConfig, ...(words.tagline && {tagline: words.tagline})}),
          ...(route === '/404' ? [`<script src="${withBaseUrl(baseUrl, moved.path)}" defer></script>`] : []),
        ];
        replaceFile(file, addToHead(documents[i]!, head));
      });
      await fs.writeFile(path.join(outDir, moved.path), moved.content);
      // The default language is built first: a later one adds the hashes of its scripts, which have its base URL.
      const rootDir = path.resolve(outDir, path.posix.relative(baseUrl, root));
      const headers = path.join(rootDir, '_headers');
      const known = baseUrl === root ? [] : hashesIn(await fs.readFile(headers, 'utf8').catch(() => ''));
      const all = [...new Set([...known, ...hashes])].sort();
      await fs.writeFile(headers, formatHeaders(headerRules({siteUrl, baseUrl: root, scriptHashes: all})));
      if (baseUrl === root) await fs.writeFile(path.join(outDir, '_redirects'), formatRedirects(redirects));
    },
  };
}
