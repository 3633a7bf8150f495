import fs from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {attributeOf, isElement} from '../../../src/lib/markdown/elements';
import type {Page} from '../../../src/lib/markdown/page';
import {didYouMean, nearest} from '../../../src/lib/suggest';

/** The file that an image or an import of a page means. */
export const fileOf = (url: string, page: Page, root: string): string => {
  if (url.startsWith('@site/')) return path.join(root, url.slice('@site/'.length));
  return url.startsWith('/') ? path.join(root, 'static', url) : path.resolve(root, path.dirname(page.file), url);
};

/** The error for a file that does not exist, with the nearest that does. */
export const noSuchFile = (what: string, url: string, file: string): string => {
  const folder = path.dirname(file);
  const name = nearest(path.basename(file), fs.existsSync(folder) ? fs.readdirSync(folder) : []);
  return `no ${what} ${url || 'without an address'}${didYouMean(name && url.slice(0, url.lastIndexOf('/') + 1) + name)}`;
};

/** The error for an image, or another file that an element shows: it exists, and readers may load it. */
export const checkImage = (node: Nodes, page: Page, root: string): string | undefined => {
  const url = node.type === 'image' ? node.url : isElement(node) ? attributeOf(node, 'src') : undefined;
  if (url === undefined || url.startsWith('data:')) return undefined;
  if (/^(?:\w+:|\/\/)/.test(url)) return `${url} is on another host, which the site forbids: put it in static/img/`;
  if (isElement(node) && /^[.\w]/.test(url)) return `for a file beside the page write ![what it shows](${url})`;
  const file = fileOf(url.replace(/[?#].*/, ''), page, root);
  return url && fs.existsSync(file) ? undefined : noSuchFile('image', url, file);
};
