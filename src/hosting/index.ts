import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RequestHandler} from 'webpack-dev-server';
import {filesBelow, replaceFile, routeOfFile} from '../lib/files';
import {isDev} from '../lib/is-dev';
import {addToHead, escapeMarkup} from '../lib/markup';
import {headElements, type SitePage, sitePages} from '../plugins/machine-readable/site-pages';
import type {completePages} from '../speed/complete-pages';
import {contentSecurityPolicy, formatPolicy, headerRules} from './headers';
import {formatHeaders} from './headers-file';
import {scriptHashes} from './inline-scripts';
import {movedScript} from './moved-script';
import {REDIRECTS} from './redirects';
import {caseRedirects, findRedirectProblems, formatRedirects, redirectOf} from './redirects-file';

/** Routes of the build that are no public addresses. */
const PRIVATE = ['/404', '/404.html'];

/**
 * Makes the build ready for any static host: writes `_headers` and `_redirects`, puts the security policy into every
 * page (for hosts that send no headers), and lets the not-found page follow redirects (for hosts that know none). The
 * development server redirects as such a host does.
 *
 * @throws Error when a redirect leads nowhere, hides a page or is part of a chain.
 */
export default function hosting({siteConfig}: LoadContext, options: {completePages: typeof completePages}): Plugin {
  if (!options.completePages) throw new Error('src/hosting needs "completePages" of src/speed: it hashes final HTML.');
  const siteUrl = siteConfig.url;
  let pages: readonly SitePage[] = [];

  const redirect: RequestHandler = ({url, headers}, response, next) => {
    const {pathname, search} = new URL(url, siteUrl);
    const target = headers.accept?.includes('text/html') && redirectOf(pathname, REDIRECTS);
    if (target) response.redirect(target + search);
    else next();
  };

  return {
    name: 'hosting',
    async allContentLoaded({allContent}) {
      pages = sitePages(allContent);
    },
    // What is returned is added to the list.
    configureWebpack: () => (isDev ? {devServer: {setupMiddlewares: (list) => (list.unshift(redirect), [])}} : {}),
    async postBuild({outDir, routesPaths, routes: allRoutes, generatedFilesDir}) {
      const routes = routesPaths.filter((route) => !PRIVATE.includes(route));
      const redirects = [...REDIRECTS, ...caseRedirects(routes, REDIRECTS)];
      const problems = findRedirectProblems(redirects, routes);
      if (problems.length > 0) throw new Error(`src/hosting/redirects.ts:1:1 ${problems.join('\n')}`);

      const read = async (file: string) => ({
        file,
        route: routeOfFile(outDir, file),
        html: await fs.readFile(file, 'utf8'),
      });
      const built = await Promise.all(filesBelow(outDir, ['.html']).map(read));
      const documents = await options.completePages(built, {outDir, generatedFilesDir, routes: allRoutes});
      const context = {siteUrl, scriptHashes: scriptHashes(documents)};
      const policy = escapeMarkup(formatPolicy(contentSecurityPolicy(context), 'meta'));
      const moved = movedScript(redirects);
      const byRoute = new Map(pages.map((page) => [page.route, page]));
      built.forEach(({file, route}, i) => {
        const head = [
          `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
          ...headElements(byRoute.get(route), route, siteConfig),
          ...(route === '/404' ? [`<script src="${moved.path}" defer></script>`] : []),
        ];
        replaceFile(file, addToHead(documents[i]!, head));
      });
      await fs.writeFile(path.join(outDir, moved.path), moved.content);
      await fs.writeFile(path.join(outDir, '_headers'), formatHeaders(headerRules(context)));
      await fs.writeFile(path.join(outDir, '_redirects'), formatRedirects(redirects));
    },
  };
}
