// `validateOptions` is exported by the package but missing from its published types.
import type {Options, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {OptionValidationContext} from '@docusaurus/types';

declare module '@docusaurus/plugin-content-docs' {
  export function validateOptions(context: OptionValidationContext<Options, PluginOptions>): PluginOptions;
}
