/** What a prefilled issue says. */
export interface Issue {
  readonly title: string;
  readonly body: string;
}

/** The address that opens a new issue with its title and text filled in, in the way of GitHub, Gitea and Forgejo. */
export function issueLink(repositoryUrl: string, {title, body}: Issue): string {
  return `${repositoryUrl}/issues/new?${new URLSearchParams({title, body}).toString()}`;
}
