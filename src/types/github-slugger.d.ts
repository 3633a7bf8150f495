// Version 1, which Docusaurus uses for heading ids, comes without types.
declare module 'github-slugger' {
  export default class GithubSlugger {
    /** The id of a heading: unique among those that this instance has given. */
    slug(value: string, maintainCase?: boolean): string;
  }
}
