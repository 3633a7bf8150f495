interface Issue {
  readonly title: string;
  readonly body: string;
}

/** The address that opens a new issue with its title and text filled in, on GitHub, Gitea and Forgejo. */
export const issueLink = (repositoryUrl: string, {title, body}: Issue): string =>
  `${repositoryUrl}/issues/new?${new URLSearchParams({title, body}).toString()}`;
