// Change: the link of the section that a reader is in is announced as current, not as the current page, which it seldom is.
import React from 'react';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import DocSidebarNavbarItem from '@theme-original/NavbarItem/DocSidebarNavbarItem';

export default function DocSidebarNavbarItemWrapper(props: Props): JSX.Element {
  return <DocSidebarNavbarItem aria-current="true" {...props} />;
}
