import fs from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {withIncludes} from '../lib/markdown/includes';
import {sectionsOfMarkdown} from '../lib/markdown/sections';
import {indexFileName, toIndexFile} from './index-build/index-files';
import type {PagesByTag, SourcePage} from './index-build/pages';
import type {RankingOptions} from './ranking';

/**
 * Settings for webpack's development server, to answer for `search-index-{tag}.json`. The Markdown files are read at
 * each request, so that the index is as new as the page on the screen.
 */
export const devIndex = ({siteDir, baseUrl}: LoadContext, ranking: RankingOptions, pages: () => PagesByTag) => {
  const readPage = async (page: SourcePage) => {
    if (!page.source) return [];
    const file = page.source.replace(/^@site\//, '');
    const markdown = await fs.readFile(path.join(siteDir, file), 'utf8').catch(() => '');
    return [{...page, sections: sectionsOfMarkdown(withIncludes(siteDir, file, markdown).text)}];
  };

  const answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [pathname] = request.url!.split('?');
    const found = [...pages()].find(([tag]) => pathname === baseUrl + indexFileName(tag));
    if (!found) return next();
    void Promise.all(found[1].map(readPage)).then((texts) => {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify(toIndexFile(texts.flat(), ranking)));
    });
  };

  return {
    // Changed in place: Docusaurus has such a function as well, and webpack-merge calls both with the same list.
    setupMiddlewares(middlewares: unknown[]) {
      middlewares.unshift({name: 'search-index', middleware: answer});
      return middlewares;
    },
  };
};
