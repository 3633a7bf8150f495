// Change: the trigger is a button that says whether its list is open; Escape closes the list and keeps the focus; Tab
// goes through an open list and past a closed one; the trigger of the current page's list is marked. Ejected: the theme
// renders a link with the role of a button, and a wrapper cannot reach it.
import React from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import Desktop from './Desktop';
import Mobile from './Mobile';

export default function DropdownNavbarItem({mobile = false, ...props}: Props): JSX.Element {
  return mobile ? <Mobile {...props} /> : <Desktop {...props} />;
}
