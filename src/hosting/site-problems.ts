import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {Problem} from '../lib/problem';
import type {Redirect} from './redirects';
import {findRedirectProblems} from './redirects-file';

type Config = Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'headTags' | 'themeConfig'>;

const ANNOUNCEMENT = 'src/config/announcement.ts';

/** A problem at the first place in a file where one of the texts is; otherwise at its beginning. */
const problemAt = (siteDir: string, file: string, texts: readonly string[], message: string): Problem => {
  const lines = fs.readFileSync(path.join(siteDir, file), 'utf8').split('\n');
  for (const text of texts) {
    const i = lines.findIndex((line) => line.includes(text));
    if (i >= 0) return {file, line: i + 1, column: lines[i]!.indexOf(text) + 1, message};
  }
  return {file, line: 1, column: 1, message};
};

const linksOf = (html: string) =>
  [...html.matchAll(/\b(?:href|src)\s*=\s*["']?([^"'\s>]+)/gi)].map(([, link]) => link!);

/** The addresses that the configuration gives as they are to the browser, by file: Docusaurus adds no base URL to them. */
const addressesOf = ({headTags, themeConfig}: Config): readonly (readonly [file: string, addresses: string[]])[] => {
  const {content = ''} = (themeConfig.announcementBar ?? {}) as {readonly content?: string};
  const attributes = headTags.flatMap((tag) => Object.values(tag.attributes ?? {}));
  return [
    ['src/config/head-tags.ts', attributes.filter((value) => typeof value === 'string')],
    [ANNOUNCEMENT, linksOf(content)],
  ];
};

/**
 * What is wrong with the redirects, and which addresses of the configuration are on the site's host but not below its path.
 *
 * @param translation file that has the announcement in the language that is built.
 */
export function siteProblems(
  siteDir: string,
  config: Config,
  redirects: readonly Redirect[],
  routes: readonly string[],
  translation = ANNOUNCEMENT,
): Problem[] {
  const isTranslated = (address: string) =>
    fs.existsSync(path.join(siteDir, translation)) &&
    fs.readFileSync(path.join(siteDir, translation), 'utf8').includes(address);
  const site = new URL(config.baseUrl, config.url);
  const leaves = (address: string) => {
    const {origin, pathname} = URL.canParse(address, site.href) ? new URL(address, site) : site;
    return origin === site.origin && !pathname.startsWith(site.pathname);
  };
  return [
    ...findRedirectProblems(redirects, routes).map(({from, to, message}) =>
      problemAt(siteDir, 'src/hosting/redirects.ts', [`'${from}'`, `'${to}'`], message),
    ),
    ...addressesOf(config).flatMap(([file, addresses]) =>
      addresses.filter(leaves).map((address) => {
        const remedy = 'begin it with the baseUrl of readSiteEnvironment(), without a slash in between';
        const place = file === ANNOUNCEMENT && isTranslated(address) ? translation : file;
        return problemAt(siteDir, place, [address], `${address} is not below ${site.href}: ${remedy}`);
      }),
    ),
  ];
}
