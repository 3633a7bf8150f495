export interface SiteEnvironment {
  /** Origin of the published site, without a path or trailing slash. From `SITE_URL`; default {@link DEFAULT_SITE_URL}. */
  readonly siteUrl: string;
  /** URL of the site's own repository, without a trailing slash. From `REPOSITORY_URL`; absent when it is not set. */
  readonly repositoryUrl: string | undefined;
}

/** Used when `SITE_URL` is not set: right for a local build, and visibly wrong on a published one. */
export const DEFAULT_SITE_URL = 'http://localhost:3000';

const parseHttpUrl = (name: string, value: string): URL => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new Error(
      `${name}="${value}" is not a usable URL. Give an absolute http or https URL without credentials, query or hash, ` +
        `such as ${name}=https://docs.example.org, or leave ${name} unset.`,
    );
  }
  return url;
};

/**
 * Reads `SITE_URL` and `REPOSITORY_URL`. An empty variable counts as unset.
 *
 * @param env the environment; defaults to that of the process.
 * @throws Error when a value is not an absolute http(s) URL, or when `SITE_URL` carries a path (the site has no base path).
 */
export function readSiteEnvironment(env: Readonly<Record<string, string | undefined>> = process.env): SiteEnvironment {
  const site = parseHttpUrl('SITE_URL', env.SITE_URL?.trim() || DEFAULT_SITE_URL);
  if (site.pathname !== '/') {
    throw new Error(
      `SITE_URL="${env.SITE_URL}" has the path "${site.pathname}", but the site is served from the root of its host. ` +
        `Use SITE_URL=${site.origin}.`,
    );
  }
  const repository = env.REPOSITORY_URL?.trim();
  return {
    siteUrl: site.origin,
    repositoryUrl: repository ? parseHttpUrl('REPOSITORY_URL', repository).href.replace(/\/+$/, '') : undefined,
  };
}
