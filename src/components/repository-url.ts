import siteConfig from '@generated/docusaurus.config';

/** Address of the site's own repository; undefined when the build was not told, and then nothing may link to it. */
export const repositoryUrl = siteConfig.customFields?.repositoryUrl as string | undefined;
