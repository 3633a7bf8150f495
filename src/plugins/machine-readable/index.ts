import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {readKeptLinks, sourceLinks} from '../../cms/kept-links';
import {SECTIONS} from '../../config/sections';
import {freshnessOf, freshnessSentence, readFreshness} from '../../freshness/freshness';
import {completePage, readGuides} from '../../how-to/guides';
import {basesOf} from '../../lib/base-url';
import {buildCache, digest} from '../../lib/disk-cache';
import {relativePath, replaceFile} from '../../lib/files';
import {isDev} from '../../lib/is-dev';
import {originOf} from '../../lib/markdown/route';
import {linkInVersion, readCutVersions} from '../../lib/versions';
import {changeMdxLoaders} from '../../speed/mdx-loaders';
import type {Loader} from '../../speed/part';
import {labelIn, type Words, wordsOf} from '../words';
import {cardPath, cardSvg, renderCard} from './cards';
import {renderFeed, renderLlms, renderLlmsFull, renderOpenSearch, renderRobots} from './lists';
import {keepPlainTree} from './plain-tree';
import {isHandWritten, markdownPath, siteAddress, type SitePage, sitePages} from './site-pages';
import type {PageUrls} from './to-markdown';

/** Docusaurus reads the dates of changes only when `REPOSITORY_URL` is set. */
const knowsChanges = ({customFields}: {customFields?: Record<string, unknown>}) => Boolean(customFields?.repositoryUrl);

const link = (rel: string, type: string, title: string, href: string) => ({
  tagName: 'link',
  attributes: {rel, type, title, href},
});

/** The published names of images that lie beside pages (`x.png` → `x-<hash>.png`), as Docusaurus writes them. */
const readImages = (outDir: string): Map<string, string> => {
  const folder = path.join(outDir, 'assets/images');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return new Map(names.map((name) => [name.replace(/-[\da-f]{32}(?=\.\w+$)/, ''), name]));
};

/**
 * Makes the links of a page absolute. Links between pages lead to the Markdown copies of their targets.
 *
 * @returns the functions for a page, and a cache key of all that they depend on beside code and packages.
 */
const absoluteUrls = (siteDir: string, outDir: string, url: string, pages: readonly SitePage[]) => {
  const images = readImages(outDir);
  const versions = readCutVersions(siteDir);
  const kept = Object.entries(versions).flatMap(([id, cut]) => cut.map((name) => readKeptLinks(siteDir, id, name)));
  const byRoute = new Set(pages.map(({route}) => route));
  /** A translation links files as the original does. */
  const keyOf = (file: string, version: string) => `${version}:${file}`;
  const byFile = new Map(
    pages.map(({file, route}) => {
      const origin = originOf(file);
      return [keyOf(origin.file, origin.version), route];
    }),
  );
  const urlsOf = async ({file}: SitePage): Promise<PageUrls> => {
    const resolve = await sourceLinks(siteDir, file);
    const origin = originOf(file);
    return {
      ofSource: (link) => {
        const resolved = resolve(link);
        return resolved.ok ? resolved.url : link;
      },
      ofSite: (link) => {
        if (/^([a-z][a-z\d+.-]*:|#|\/\/)/i.test(link)) return link;
        const [, target = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(linkInVersion(link, file, versions))!;
        const image = target.startsWith('.') ? images.get(path.posix.basename(target)) : undefined;
        if (image) return `${url}/assets/images/${image}`;
        const beside = path.posix.join(path.posix.dirname(origin.file), target);
        const route = byFile.get(keyOf(beside, origin.version)) ?? target;
        return `${url}${byRoute.has(route) ? markdownPath(route) : route}${hash}`;
      },
    };
  };
  return {
    urlsOf,
    urlsKey: digest([url, [...byFile], [...images], versions, kept]),
  };
};

const withRemarkPlugin = ({loader, options}: Loader, plugin: unknown): Loader => {
  const {beforeDefaultRemarkPlugins = []} = options as {beforeDefaultRemarkPlugins?: readonly unknown[]};
  return {loader, options: {...options, beforeDefaultRemarkPlugins: [plugin, ...beforeDefaultRemarkPlugins]}};
};

/**
 * Writes what programs read: each page's Markdown at its route plus `.md`, `llms.txt` and `llms-full.txt`,
 * `robots.txt`, the OpenSearch description, a card image for each section and, when the repository is known, a feed of
 * changed pages.
 */
export default function machineReadable(context: LoadContext): Plugin {
  const {siteDir, siteConfig} = context;
  const {title, baseUrl} = siteConfig;
  const url = siteAddress(siteConfig);
  let pages: readonly SitePage[] = [];
  let words: Words = {};
  /** By file. Webpack compiles only what its cache does not have. */
  const compiled = new Map<string, Root>();
  const keep = (file: string, tree: Root) => void compiled.set(relativePath(siteDir, file), tree);
  return {
    name: 'machine-readable',
    async allContentLoaded({allContent}) {
      pages = sitePages(allContent, baseUrl);
      words = wordsOf(allContent);
    },
    configureWebpack: () =>
      isDev ? {} : {plugins: [changeMdxLoaders((mdx) => [withRemarkPlugin(mdx, [keepPlainTree, {keep}])])]},
    injectHtmlTags: () => ({
      headTags: [
        link('search', 'application/opensearchdescription+xml', title, `${baseUrl}opensearch.xml`),
        ...(knowsChanges(siteConfig)
          ? [link('alternate', 'application/atom+xml', `${title}: changed pages`, `${baseUrl}feed.xml`)]
          : []),
      ],
    }),
    async postBuild({outDir}) {
      const {tagline = ''} = words;
      const site = {title, tagline, url};
      const sections = SECTIONS.map((it) => ({...it, label: labelIn(siteConfig, it), purpose: words[it.id]!}));
      const {urlsOf, urlsKey} = absoluteUrls(siteDir, outDir, url, pages);
      const cache = buildCache<string>(siteDir, 'machine-readable');
      const write = (name: string, content: string | Buffer) => replaceFile(path.join(outDir, name), content);
      const freshness = readFreshness(siteDir);
      const guides = readGuides(siteDir);
      const written: (SitePage & {age: string; markdown: string})[] = [];
      for (const page of pages) {
        const {file, title, description} = page;
        const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
        const content = completePage(siteDir, file, source, guides).text;
        const markdown = await cache.getOrMake([file, content, title, description, urlsKey], async () => {
          // Only when needed: it loads a second Markdown parser.
          const {parsePlain, toPlainMarkdown} = await import('./to-markdown');
          return toPlainMarkdown(compiled.get(file) ?? parsePlain(file, content), page, await urlsOf(page));
        });
        const found = freshnessOf(freshness, file, content);
        const age = found ? freshnessSentence(found) : '';
        const aged = found ? `${markdown.trimEnd()}\n\n_${age}_\n` : markdown;
        write(markdownPath(page.route), aged);
        written.push({...page, age, markdown: aged});
      }
      const whole = {id: 'site', label: 'How it works inside', purpose: tagline};
      for (const section of [whole, ...sections]) {
        const svg = cardSvg(title, section);
        const png = await cache.getOrMake(svg, async () => (await renderCard(svg)).toString('base64'));
        write(cardPath(section.id), Buffer.from(png, 'base64'));
      }
      cache.save();
      const last = written.filter(({isLast}) => isLast);
      write('llms.txt', renderLlms(site, sections, last));
      write('llms-full.txt', renderLlmsFull(site, last.filter(isHandWritten)));
      write(
        'robots.txt',
        renderRobots(basesOf(context).map((base) => siteAddress({url: siteConfig.url, baseUrl: base}))),
      );
      write('opensearch.xml', renderOpenSearch(site));
      const feed = knowsChanges(siteConfig) ? renderFeed(site, last.filter(isHandWritten)) : undefined;
      if (feed) write('feed.xml', feed);
    },
  };
}
