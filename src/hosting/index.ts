import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration, FileCacheOptions} from 'webpack';
import type {RequestHandler} from 'webpack-dev-server';
import {readSiteEnvironment} from '../config/environment';
import {withBaseUrl, withoutBaseUrl} from '../lib/base-url';
import {digest} from '../lib/disk-cache';
import {filesBelow, replaceFile, routeOfFile} from '../lib/files';
import {isDev} from '../lib/is-dev';
import {addToHead, escapeMarkup} from '../lib/markup';
import {formatProblem} from '../lib/problem';
import {type CutVersions, isVersioned, readCutVersions} from '../lib/versions';
import {headElements, type SitePage, sitePages} from '../plugins/machine-readable/site-pages';
import type {completePages} from '../speed/complete-pages';
import {contentSecurityPolicy, formatPolicy, headerRules} from './headers';
import {formatHeaders} from './headers-file';
import {scriptHashes} from './inline-scripts';
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
export default function hosting(
  {siteDir, siteConfig}: LoadContext,
  options: {completePages: typeof completePages},
): Plugin {
  if (!options.completePages) throw new Error('src/hosting needs "completePages" of src/speed: it hashes final HTML.');
  const {url: siteUrl, baseUrl} = siteConfig;
  // The base URL of a locale goes on (`/fr/`), while the configuration's addresses are those of all locales.
  const wholeSite = {baseUrl: readSiteEnvironment().baseUrl};
  let pages: readonly SitePage[] = [];

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
      const clash = pages.find(({route}) => baseUrl !== '/' && route.startsWith(baseUrl));
      if (clash) {
        throw new Error(
          `SITE_URL has the path ${baseUrl}, with which the route ${clash.route} begins, too: Docusaurus would take a ` +
            'link to it for a whole address. Publish the site below another path.',
        );
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
      const problems = siteProblems(siteDir, {...siteConfig, ...wholeSite}, own, routes);
      if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
      const redirects = redirectsBelow(baseUrl, own);

      const read = async (file: string) => ({
        file,
        route: routeOfFile(outDir, file),
        html: await fs.readFile(file, 'utf8'),
      });
      const built = await Promise.all(filesBelow(outDir, ['.html']).map(read));
      const documents = await options.completePages(built, {outDir, baseUrl, generatedFilesDir, routes: allRoutes});
      const context = {siteUrl, baseUrl, scriptHashes: scriptHashes(documents)};
      const policy = escapeMarkup(formatPolicy(contentSecurityPolicy(context), 'meta'));
      const moved = movedScript(redirects);
      const byRoute = new Map(pages.map((page) => [page.route, page]));
      built.forEach(({file, route}, i) => {
        const head = [
          `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
          ...headElements(byRoute.get(route), route, siteConfig),
          ...(route === '/404' ? [`<script src="${withBaseUrl(baseUrl, moved.path)}" defer></script>`] : []),
        ];
        replaceFile(file, addToHead(documents[i]!, head));
      });
      await fs.writeFile(path.join(outDir, moved.path), moved.content);
      await fs.writeFile(path.join(outDir, '_headers'), formatHeaders(headerRules(context)));
      await fs.writeFile(path.join(outDir, '_redirects'), formatRedirects(redirects));
    },
  };
}
