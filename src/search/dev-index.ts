import fs from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {PageText} from './index-build/documents';
import {indexFileName, toIndexFile} from './index-build/index-files';
import {sectionsOfMarkdown} from './index-build/markdown';
import {pagesByTag, type SourcePage} from './index-build/pages';
import type {PluginOptions} from './options';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The index of the development server. */
export interface DevIndex {
  /** Takes what the plugins have loaded; called again whenever a page is saved. */
  update(content: AllContent): void;
  /** What webpack's development server needs to answer for the index files. */
  readonly devServer: {
    setupMiddlewares(middlewares: unknown[], devServer: unknown): unknown[];
  };
}

/**
 * Answers for `search-index-{tag}.json` in `npm start` from the Markdown of the loaded pages. Files are read when the
 * index is asked for, so that it is as new as the page that the reader looks at.
 */
export function createDevIndex({siteDir, baseUrl}: LoadContext, options: PluginOptions): DevIndex {
  let pages: ReadonlyMap<string, readonly SourcePage[]> = new Map();

  const readPage = async (page: SourcePage): Promise<(SourcePage & PageText)[]> => {
    if (!page.source) return [];
    const markdown = await fs.readFile(page.source.replace(/^@site/, siteDir), 'utf8').catch(() => '');
    return [
      {...page, title: page.title ?? '', description: page.description ?? '', sections: sectionsOfMarkdown(markdown)},
    ];
  };

  const answer: Middleware = (request, response, next) => {
    const name = path.posix.basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    const found = [...pages].find(([tag]) => name === indexFileName(tag) && request.url!.startsWith(baseUrl));
    if (!found) return next();
    void Promise.all(found[1].map(readPage)).then((texts) => {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify(toIndexFile(texts.flat(), options.ranking)));
    });
  };

  return {
    update(content) {
      pages = pagesByTag(content, options);
    },
    devServer: {
      setupMiddlewares(middlewares) {
        middlewares.unshift({name: 'search-index', middleware: answer});
        return middlewares;
      },
    },
  };
}
