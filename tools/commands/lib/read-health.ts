import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {visit} from 'unist-util-visit';
import {CMS_VERSION} from '../../../src/cms/version';
import {isCmsLink} from '../../../src/cms/resolve-link';
import {readSite} from '../../check/structure/site';
import {routeOfFile} from '../../../src/lib/files';
import {createSearcher} from '../../../src/search/query/searcher';
import type {SearchIndexFile} from '../../../src/search/types';
import type {Health, PageHealth, PageWeight, SearchGap} from './health';

/** A query counts as answered when its page is among the first so many results. */
const GOOD_RANK = 3;

/** Day of the last commit that changed each file; empty outside of a repository. */
function changedDays(root: string): Map<string, string> {
  const days = new Map<string, string>();
  try {
    const log = execFileSync('git', ['log', '--format=%x00%cs', '--name-only', '--no-renames'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    for (const commit of log.split('\0').slice(1)) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (!days.has(file)) days.set(file, day);
    }
  } catch {
    // Not a repository, or git is not installed: nothing is known.
  }
  return days;
}

function readPages(root: string): {pages: PageHealth[]; tags: string[]} {
  const site = readSite(root);
  const days = changedDays(root);
  const pages = [...site.pages].map(([route, file]): PageHealth => {
    const page = site.page(file);
    const {title, tags} = site.frontMatter.get(file)!.values;
    const texts: string[] = [];
    visit(page.tree, (node) => {
      if (node.type === 'text' || node.type === 'inlineCode') texts.push(node.value);
    });
    const text = texts.join(' ');
    return {
      file,
      route,
      title: String(title ?? file),
      tags: Array.isArray(tags) ? tags.map(String) : [],
      words: text.split(/\s+/).filter((word) => /\w/.test(word)).length,
      links: [...new Set(page.links.filter(({url}) => url.startsWith('/')).map(({url}) => url.split('#')[0]!))],
      sourceLinks: page.links.filter(({url}) => isCmsLink(url)).length,
      versions: [...new Set([...text.matchAll(/\bv?(5\.\d+\.\d+)\b/g)].map(([, version]) => version!))].sort(),
      changed: days.get(file),
    };
  });
  return {pages, tags: [...site.tags]};
}

function readGaps(root: string, buildDir: string): SearchGap[] | undefined {
  const names = fs.readdirSync(buildDir).filter((name) => /^search-index-(default|docs-.+)\.json$/.test(name));
  if (names.length === 0) return undefined;
  const searcher = createSearcher(
    names.sort().map((name) => ({
      tag: name.slice('search-index-'.length, -'.json'.length),
      file: JSON.parse(fs.readFileSync(path.join(buildDir, name), 'utf8')) as SearchIndexFile,
    })),
  );
  const queries = JSON.parse(fs.readFileSync(path.join(root, 'src/search/queries.json'), 'utf8')) as readonly {
    query: string;
    routes: string[];
  }[];
  return queries.flatMap(({query, routes}) => {
    const hits = searcher.search(query, {limit: 8}).hits.map(({document}) => document.sectionRoute.split('#')[0]!);
    const rank = [...new Set(hits)].findIndex((route) => routes.includes(route)) + 1;
    return rank >= 1 && rank <= GOOD_RANK ? [] : [{query, routes, rank}];
  });
}

const readWeights = (buildDir: string): PageWeight[] =>
  fs
    .readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const html = fs.readFileSync(file);
      return {route: routeOfFile(buildDir, file), html: html.length, compressed: gzipSync(html, {level: 9}).length};
    });

/** Reads the pages, the history and, when there is one, the production build. */
export function readHealth(root: string, today: string): Health {
  const buildDir = path.join(root, 'build');
  const hasBuild = fs.existsSync(path.join(buildDir, 'index.html'));
  return {
    ...readPages(root),
    cmsVersion: CMS_VERSION,
    today,
    gaps: hasBuild ? readGaps(root, buildDir) : undefined,
    weights: hasBuild ? readWeights(buildDir) : undefined,
  };
}
