import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sourceLinks} from '../cms/kept-links';
import {isCmsLink, type ResolvedLink} from '../cms/resolve-link';
import {relativePath} from '../lib/files';
import {isDev} from '../lib/is-dev';
import {placeOf} from '../lib/markdown/page';
import {formatProblem, type Problem} from '../lib/problem';

interface Options {
  /** The project's root, which holds `node_modules`; by default the working directory. */
  root?: string;
  /** What a link that cannot be verified does; by default `throw` in a build and `warn` in development. */
  onBroken?: 'throw' | 'warn';
}

const resolveTo = (link: Link, {packageName, path: file, line, url}: ResolvedLink): void => {
  const where = [packageName, file].filter(Boolean).join('/');
  link.url = url;
  link.title = line === undefined ? where : `${where}, line ${line}`;
  link.data = {
    ...link.data,
    hProperties: {className: ['cms-source'], 'aria-label': `${toString(link)}, source code`},
  };
};

/**
 * Remark plugin: turns `[text](cms:<package>/<path>#<symbol>)` into a link to that file and line of the CMS's
 * repository, at the tag of the page's version. The link is of the class `cms-source`, and says what it opens: in
 * its title the file and the line, in its accessible name that it is source code.
 */
export default function cmsLinks({root = process.cwd(), onBroken = isDev ? 'warn' : 'throw'}: Options = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const links: Link[] = [];
    visit(tree, 'link', (link) => {
      if (isCmsLink(link.url)) links.push(link);
    });
    if (links.length === 0) return;
    const name = relativePath(root, file.path);
    const resolve = await sourceLinks(root, name);
    const problems: Problem[] = [];
    for (const link of links) {
      const resolved = resolve(link.url);
      if (resolved.ok) resolveTo(link, resolved);
      else problems.push({file: name, ...placeOf(link), message: resolved.message});
    }
    if (problems.length === 0) return;
    const message = problems.map(formatProblem).join('\n');
    if (onBroken === 'throw') throw new Error(`links to the source that cannot be verified:\n${message}`);
    console.warn(`[WARNING] ${message}`);
  };
}
