// The command `docs:version`, which has no published types.
declare module '@docusaurus/plugin-content-docs/lib/cli.js' {
  import type {PluginOptions} from '@docusaurus/plugin-content-docs';
  import type {LoadContext} from '@docusaurus/types';

  export function cliDocsVersionCommand(version: string, options: PluginOptions, context: LoadContext): Promise<void>;
}
