import path from 'node:path';

import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {placeOf} from '../lib/markdown/page';
import type {Problem} from '../lib/problem';
import {formatProblem} from '../lib/problem';
import {loadSourceIndex} from '../cms/load-index';
import type {ResolvedLink} from '../cms/resolve-link';
import {isCmsLink, resolveCmsLink} from '../cms/resolve-link';

/** Options of the `cms:` links plugin. */
export interface CmsLinksOptions {
  /** The project's root, which holds `node_modules`; by default the working directory. */
  root?: string;
  /** What a link that cannot be verified does: by default it stops a build, and warns while writing. */
  onBroken?: 'throw' | 'warn';
}

/**
 * Remark plugin: turns `[text](cms:<package>/<path>#<symbol>)` into a link to that file and line of the CMS's repository,
 * at the tag of the version documented. The link is of the class `cms-source`, and says what it opens: in its title the
 * file and the line, in its accessible name that it is source code.
 */
export default function cmsLinks({root = process.cwd(), onBroken}: CmsLinksOptions = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const links: Link[] = [];
    visit(tree, 'link', (link) => {
      if (isCmsLink(link.url)) links.push(link);
    });
    if (links.length === 0) return;
    const index = await loadSourceIndex({root});
    const problems: Problem[] = [];
    for (const link of links) {
      const resolved = resolveCmsLink(index, link.url);
      if (resolved.ok) open(link, resolved);
      else problems.push({file: path.relative(root, file.path), ...placeOf(link), message: resolved.message});
    }
    if (problems.length) report(problems, onBroken ?? (process.env.NODE_ENV === 'development' ? 'warn' : 'throw'));
  };
}

function open(link: Link, {packageName, path: file, line, url}: ResolvedLink): void {
  const where = [packageName, file].filter(Boolean).join('/');
  link.url = url;
  link.title = line === undefined ? where : `${where}, line ${line}`;
  link.data = {
    ...link.data,
    hProperties: {className: ['cms-source'], 'aria-label': `${toString(link)}, source code`},
  };
}

function report(problems: Problem[], onBroken: 'throw' | 'warn'): void {
  const message = problems.map(formatProblem).join('\n');
  if (onBroken === 'throw') throw new Error(`links to the source that cannot be verified:\n${message}`);
  console.warn(`[WARNING] ${message}`);
}
