// Change: the trigger is a button with `aria-expanded`; Escape closes the list and keeps the focus; Tab goes through an open
// list and skips a closed one; the trigger of the current page's list is marked.
// Ejected from theme-classic/lib/theme/NavbarItem/DropdownNavbarItem/index.js@4d39e7fd: its trigger is a link with the role
// of a button, out of a wrap's reach.
// The site's navbar has no dropdown; tests/fixture-site/items.test.ts tests it.
import React from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import Desktop from './Desktop';
import Mobile from './Mobile';

export default function DropdownNavbarItem({mobile = false, ...props}: Props): JSX.Element {
  return mobile ? <Mobile {...props} /> : <Desktop {...props} />;
}
