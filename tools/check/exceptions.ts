/** Hand-written pages that link no verified source, by file, each with the reason. */
export const WITHOUT_SOURCE_LINK: Readonly<Record<string, string>> = {
  'guides/code-of-conduct.md': 'about conduct, not code: the text that it explains is in the repository only',
  'guides/how-to/index.md': 'a list of pages, each of which links its sources',
  'guides/e2e/setup.md': 'the end-to-end tests are in no published package',
};
