import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Web address of the site's own repository; undefined when the build was not told, and then nothing may link to it. */
export function useRepositoryUrl(): string | undefined {
  const {repositoryUrl} = useDocusaurusContext().siteConfig.customFields ?? {};
  return typeof repositoryUrl === 'string' ? repositoryUrl : undefined;
}
