import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Address of the site's own repository; undefined when the build was not told, and then nothing may link to it. */
export const useRepositoryUrl = (): string | undefined =>
  useDocusaurusContext().siteConfig.customFields?.repositoryUrl as string | undefined;
