// Change: the link of the current section is `aria-current="true"`, not "page", because it leads to the section's first
// page.
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import DocSidebarNavbarItem from '@theme-original/NavbarItem/DocSidebarNavbarItem';

export default function DocSidebarNavbarItemWrapper(props: Props): JSX.Element {
  return <DocSidebarNavbarItem aria-current="true" {...props} />;
}
