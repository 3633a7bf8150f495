// Change: shows the versions of the section that the reader is in; of the configured one where that has none.
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';

export default function DocsVersionDropdownNavbarItemWrapper({docsPluginId, ...props}: Props): JSX.Element {
  const active = useActivePlugin();
  const id = active?.pluginData.versions[1] ? active.pluginId : docsPluginId;
  return <DocsVersionDropdownNavbarItem {...props} docsPluginId={id} />;
}
