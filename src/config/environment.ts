export interface SiteEnvironment {
  /** Origin of the published site, without a trailing slash. From `SITE_URL`; default {@link DEFAULT_SITE_URL}. */
  readonly siteUrl: string;
  /** Path of the published site, which begins and ends in a slash. From `SITE_URL`; `/` when it has none. */
  readonly baseUrl: string;
  /** URL of the site's own repository, without a trailing slash. From `REPOSITORY_URL`; absent when it is not set. */
  readonly repositoryUrl: string | undefined;
}

/** Used when `SITE_URL` is not set: right for a local build, and visibly wrong on a published one. */
export const DEFAULT_SITE_URL = 'http://localhost:3000';

const parseHttpUrl = (name: string, value: string): URL => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `${name}="${value}" is not a usable URL. Give an absolute http or https URL, such as ` +
        `${name}=https://docs.example.org/, or leave ${name} unset.`,
    );
  }
  const plain = url.origin + url.pathname;
  if (url.username || url.password || /[?#]/.test(value)) {
    throw new Error(`${name} must have no credentials, query or hash. Use ${name}=${plain}`);
  }
  return url;
};

/** Not in a segment of the path: what has to be encoded, or has a meaning to some host. */
const UNUSUAL = /[^\w.~/-]/;

/** @throws Error with the address to write when the path names a file or has unusual characters. */
const basePath = ({origin, pathname}: URL): string => {
  const path = pathname.replace(/\/{2,}/g, '/');
  const [, folder = '/', file] = /^(.*\/)([^/]*\.[a-z][^/]*)$/i.exec(path) ?? [];
  if (file) {
    throw new Error(
      `SITE_URL must name a folder, and ends in the file "${file}". Use SITE_URL=${origin}${folder} or, ` +
        `if it is a folder, SITE_URL=${origin}${path}/`,
    );
  }
  if (UNUSUAL.test(path)) {
    const usual = path.replace(/%[\da-f]{2}|[^\w.~/-]/gi, '-');
    throw new Error(
      `SITE_URL has the path "${path}": some hosts take only letters, digits, ".", "_", "~" and "-". ` +
        `Use an address such as SITE_URL=${origin}${usual}`,
    );
  }
  return path.replace(/\/?$/, '/');
};

/**
 * Reads `SITE_URL` and `REPOSITORY_URL`. An empty variable counts as unset; slashes at the end are optional.
 *
 * @param env the environment; defaults to that of the process.
 * @throws Error that says what to write when a value is not a plain absolute http(s) URL, or `SITE_URL` names a file.
 */
export function readSiteEnvironment(env: Readonly<Record<string, string | undefined>> = process.env): SiteEnvironment {
  const site = parseHttpUrl('SITE_URL', env.SITE_URL?.trim() || DEFAULT_SITE_URL);
  const repository = env.REPOSITORY_URL?.trim();
  return {
    siteUrl: site.origin,
    baseUrl: basePath(site),
    repositoryUrl: repository ? parseHttpUrl('REPOSITORY_URL', repository).href.replace(/\/+$/, '') : undefined,
  };
}
