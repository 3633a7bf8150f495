/** The address that opens a new issue with its title and text filled in, on GitHub, Gitea and Forgejo. */
export const issueLink = (repositoryUrl: string, fields: {title: string; body: string}): string =>
  `${repositoryUrl}/issues/new?${new URLSearchParams(fields).toString()}`;
