// Change: the trigger is a button with `aria-expanded`; Escape closes the list and keeps the focus; Tab skips a closed list;
// the trigger of the current page's list is marked. The site has no dropdown; tests/fixture-site/items.test.ts tests it.
// Ejected from theme-classic/lib/theme/NavbarItem/DropdownNavbarItem/index.js@4d39e7fd: its trigger is a link.
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import Desktop from './Desktop';
import Mobile from './Mobile';

export default function DropdownNavbarItem({mobile = false, ...props}: Props): JSX.Element {
  return mobile ? <Mobile {...props} /> : <Desktop {...props} />;
}
