/** The version of the CMS that the site documents. The packages installed must be the same: see `check-version.ts`. */
export const CMS_VERSION = '5.0.6';

/** The version of pack-up that the site documents. It is released on its own. */
export const PACK_UP_VERSION = '5.0.1';

/** Repositories that source links open, with the tag of the version documented. */
export const REPOSITORIES = {
  cms: {name: 'strapi/strapi', tag: `v${CMS_VERSION}`},
  packUp: {name: 'strapi/pack-up', tag: `v${PACK_UP_VERSION}`},
} as const;
