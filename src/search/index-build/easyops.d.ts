// The package publishes no types for its parser.
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse' {
  export function parse(
    html: string,
    type: 'docs' | 'blog' | 'page',
    url: string,
    options: {readonly ignoreCssSelectors: readonly string[]; readonly forceIgnoreNoIndex: boolean},
  ): {
    readonly pageTitle: string;
    readonly description: string;
    readonly sections: readonly {readonly title: string; readonly hash: string; readonly content: string}[];
  } | null;
}
