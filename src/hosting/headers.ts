/** Headers by path pattern, in the syntax that static hosts share: an exact path, or a prefix that ends in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the headers of a build depend on. */
export interface HeaderContext {
  /** Origin of the published site. Strict transport security is asked for only when it is an https one. */
  readonly siteUrl: string;
  /** Sources of the inline scripts, such as `'sha256-…'` with the quotation marks. */
  readonly scriptHashes: readonly string[];
}

/** Seconds in a year: how long a browser keeps a file whose name changes with its content, and to https. */
const YEAR = 31_536_000;

/** For files whose names change with their content. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`;
/** For everything else: kept, and asked for again each time. It is also what Netlify and Cloudflare Pages send unasked. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Asks browsers to reach the site by https only. */
export const STRICT_TRANSPORT = `max-age=${YEAR}`;

/**
 * What a page may load and do. Scripts come from the site, or are inline with a known hash; styles may be inline, since
 * code highlighting and diagrams set style attributes; images may be `data:`, since the theme's icons are. An analytics
 * client (off by default) would need its host in `script-src` and `connect-src`.
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

/** The policy as a header, or as the content of a `<meta>` element, in which browsers refuse `frame-ancestors`. */
export const formatPolicy = (policy: Readonly<Record<string, string>>, as: 'header' | 'meta'): string =>
  Object.entries(policy)
    .filter(([name]) => as === 'header' || name !== 'frame-ancestors')
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Features of browsers that no page uses. */
const UNUSED = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'];

/**
 * The headers that every host should send. No path gets a header twice, because Cloudflare Pages would join the values;
 * hence no `Cache-Control` for `/*`.
 */
export function headerRules(context: HeaderContext): HeaderRule[] {
  return [
    {
      path: '/*',
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
    {path: '/assets/*', headers: {'Cache-Control': IMMUTABLE}},
  ];
}
