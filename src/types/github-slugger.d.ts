// Version 1, which Docusaurus uses for heading ids, comes without types.
declare module 'github-slugger' {
  export default class GithubSlugger {
    slug(value: string, maintainCase?: boolean): string;
  }
}
