/** A path that is not a page, and the page that it leads to. */
export interface Redirect {
  /** Path without a trailing slash, as it is written for hosts that distinguish case. */
  readonly from: string;
  /** Route of a page; never the `from` of another redirect. */
  readonly to: string;
}

const to = (target: string, ...from: readonly string[]): Redirect[] => from.map((path) => ({from: path, to: target}));

/**
 * Old and likely paths. Each leads to its page in one step: no redirect leads to another. A page that moves gets a line
 * here; differences of case need none, see `caseRedirects`. `@docusaurus/plugin-client-redirects` would write a page
 * with a script for each instead of a 301.
 */
export const REDIRECTS: readonly Redirect[] = [
  ...to('/docs/intro', '/docs', '/docs/core', '/intro'),
  ...to('/guides/contributing', '/guides', '/contributing'),
  ...to('/guides/code-of-conduct', '/code-of-conduct'),
  ...to('/guides/e2e/setup', '/guides/e2e'),
  ...to('/api/Strapi', '/api'),
  ...to('/api/EventHub', '/api/event-hub'),
  ...to('/api/StartupLogger', '/api/startup-logger'),
  ...to('/api/StrapiFS', '/api/strapi-fs'),
  ...to('/exports/modules', '/exports'),
  ...to('/rfcs/intro', '/rfcs', '/rfc'),
  ...['admin', 'configuration', 'content-manager', 'content-releases', 'content-type-builder', 'data-transfer'].flatMap(
    (folder) => to(`/docs/core/${folder}/intro`, `/docs/core/${folder}`),
  ),
  ...to('/permissions', '/docs/permissions', '/docs/core/permissions', '/docs/core/permissions/intro'),
  ...to('/docs/core/admin/permissions/how-they-work', '/docs/core/admin/permissions'),
  ...to('/docs/core/admin/permissions/frontend/fetching-permissions', '/docs/core/admin/permissions/frontend'),
  ...to('/settings/intro', '/settings', '/docs/settings', '/docs/core/settings', '/docs/core/settings/intro'),
  ...to('/settings/review-workflows', '/docs/core/settings/review-workflows'),
  ...to('/database', '/docs/database', '/docs/core/database', '/docs/core/database/intro'),
  ...to('/docs/core/database/migrations', '/database/migrations', '/migrations'),
  ...to('/relations/reordering', '/relations', '/docs/core/database/relations/reordering'),
  ...to('/transactions', '/database/transactions', '/docs/core/database/transactions'),
  ...to('/upload', '/docs/upload', '/docs/core/upload', '/docs/core/upload/intro'),
  ...to('/docs/core/content-releases/frontend/intro', '/docs/core/content-releases/frontend'),
  ...to('/docs/core/data-transfer/providers/overview', '/docs/core/data-transfer/providers'),
  ...['local-strapi', 'remote-strapi', 'strapi-file'].flatMap((provider) =>
    to(`/docs/core/data-transfer/providers/${provider}/overview`, `/docs/core/data-transfer/providers/${provider}`),
  ),
  ...to('/docs/core/strapi/commands/overview', '/docs/core/strapi', '/docs/core/strapi/commands'),
  ...to('/docs/core/utils/async', '/docs/core/utils'),
  ...to('/docs/utils/pack-up/intro', '/docs/utils', '/docs/utils/pack-up', '/pack-up'),
  ...to('/docs/utils/pack-up/commands/overview', '/docs/utils/pack-up/commands'),
];
