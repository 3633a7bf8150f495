/** Headers by path pattern, in the syntax that static hosts share: an exact path, or a prefix that ends in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface HeaderContext {
  /** Origin of the published site. Strict transport security is sent only for https. */
  readonly siteUrl: string;
  /** Path of the published site, which begins and ends in a slash. */
  readonly baseUrl: string;
  /** Sources of the inline scripts, such as `'sha256-…'` with the quotation marks. */
  readonly scriptHashes: readonly string[];
}

/** Seconds in a year: the longest useful `max-age`. */
const YEAR = 31_536_000;

/** For files with a content hash in their names. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`;
/** For everything else: cached and revalidated each time. It is the default of Netlify and Cloudflare Pages. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

export const STRICT_TRANSPORT = `max-age=${YEAR}`;

/**
 * Scripts come from the site, or are inline with a known hash. Styles may be inline, since pages have theirs in them;
 * images may be `data:`, since the theme's icons are. An analytics client (off by default) would need its host in
 * `script-src` and `connect-src`.
 */
export const contentSecurityPolicy = ({
  scriptHashes,
}: Pick<HeaderContext, 'scriptHashes'>): Readonly<Record<string, string>> => ({
  'default-src': "'self'",
  'script-src': ["'self'", ...scriptHashes].join(' '),
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
});

/** The policy as a header, or for a `<meta>` element, in which browsers reject `frame-ancestors`. */
export const formatPolicy = (policy: Readonly<Record<string, string>>, as: 'header' | 'meta'): string =>
  Object.entries(policy)
    .filter(([name]) => as === 'header' || name !== 'frame-ancestors')
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Browser features that no page uses. */
const UNUSED = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'];

/**
 * The headers that every host should send. No path gets a header twice, because Cloudflare Pages joins the values;
 * hence no `Cache-Control` in the first rule, which is for the whole site.
 */
export const headerRules = (context: HeaderContext): HeaderRule[] => [
  {
    path: `${context.baseUrl}*`,
    headers: {
      'Content-Security-Policy': formatPolicy(contentSecurityPolicy(context), 'header'),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...(context.siteUrl.startsWith('https:') && {'Strict-Transport-Security': STRICT_TRANSPORT}),
    },
  },
  {path: `${context.baseUrl}assets/*`, headers: {'Cache-Control': IMMUTABLE}},
];
