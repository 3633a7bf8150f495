// The parts of the search theme that the decorator uses. The package publishes no types for them.
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse' {
  export interface ParsedPage {
    readonly pageTitle: string;
    readonly description: string;
    readonly keywords: string;
    readonly sections: readonly {readonly title: string; readonly hash: string; readonly content: string}[];
    readonly breadcrumb: readonly string[];
  }
  /** Cuts the HTML of a built page at its headings; `null` for a page that asks not to be indexed. */
  export function parse(
    html: string,
    type: 'docs' | 'blog' | 'page',
    url: string,
    options: {readonly ignoreCssSelectors: readonly string[]; readonly forceIgnoreNoIndex: boolean},
  ): ParsedPage | null;
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/index' {
  import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
  import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

  export default function plugin(context: LoadContext, options: PluginOptions): Plugin;
  export function validateOptions(
    context: OptionValidationContext<Partial<PluginOptions>, PluginOptions>,
  ): PluginOptions;
}
