import {CMS_VERSION, PACK_UP_VERSION, REPOSITORIES} from './version';

/** Where a published package's source lives. */
interface PackageHome {
  /** Folder inside the repository, without slashes at the ends; empty for the repository's root. */
  readonly folder: string;
  readonly repository: {name: string; tag: string};
  readonly version: string;
}

const inCms = (folder: string): PackageHome => ({folder, repository: REPOSITORIES.cms, version: CMS_VERSION});

const CORE = [
  'admin',
  'content-manager',
  'content-releases',
  'content-type-builder',
  'core',
  'data-transfer',
  'database',
  'email',
  'permissions',
  'review-workflows',
  'strapi',
  'types',
  'upload',
  'utils',
];

/**
 * Every package that a `cms:` link may name (without `@strapi/`), and its folder in the repository. The design system's
 * packages have a repository and versions of their own and are not among them.
 */
export const PACKAGES: Readonly<Record<string, PackageHome>> = {
  ...Object.fromEntries(CORE.map((name) => [name, inCms(`packages/core/${name}`)])),
  'cloud-cli': inCms('packages/cli/cloud'),
  generators: inCms('packages/generators/generators'),
  i18n: inCms('packages/plugins/i18n'),
  logger: inCms('packages/utils/logger'),
  'provider-email-sendmail': inCms('packages/providers/email-sendmail'),
  'provider-upload-local': inCms('packages/providers/upload-local'),
  'typescript-utils': inCms('packages/utils/typescript'),
  'pack-up': {folder: '', repository: REPOSITORIES.packUp, version: PACK_UP_VERSION},
};
