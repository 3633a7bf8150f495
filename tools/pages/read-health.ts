import {execFileSync} from 'node:child_process';
import {isCmsLink} from '../../src/cms/resolve-link';
import {CMS_VERSION} from '../../src/cms/version';
import {proseOf} from '../check/structure/check-page-links';
import {readSite} from '../check/structure/site';
import type {Health} from './health';

/** Day of the last commit that changed each file; empty outside of a repository. */
const changedDays = (root: string): Map<string, string> => {
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
};

export const readHealth = (root: string, today: string): Health => {
  const site = readSite(root);
  const days = changedDays(root);
  const pages = [...site.pages].map(([route, file]) => {
    const page = site.page(file);
    const {title, tags} = site.frontMatter.get(file)!.values;
    const {text, words} = proseOf(page);
    return {
      file,
      route,
      words,
      title: String(title ?? file),
      tags: Array.isArray(tags) ? tags.map(String) : [],
      links: [...new Set(page.links.filter(({url}) => url.startsWith('/')).map(({url}) => url.split('#')[0]!))],
      hasSourceLink: page.links.some(({url}) => isCmsLink(url)),
      versions: [...new Set([...text.matchAll(/\bv?(5\.\d+\.\d+)\b/g)].map(([, version]) => version!))].sort(),
      changed: days.get(file),
    };
  });
  return {pages, tags: [...site.tags], cmsVersion: CMS_VERSION, today};
};
