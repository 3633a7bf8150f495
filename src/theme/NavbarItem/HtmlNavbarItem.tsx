// Change: in the mobile menu, which is a list, the item is a list item.
// The site's navbar has no such item; tests/fixture-site/items.test.ts tests it.
import type {Props} from '@theme/NavbarItem/HtmlNavbarItem';
import HtmlNavbarItem from '@theme-original/NavbarItem/HtmlNavbarItem';

export default function HtmlNavbarItemWrapper({mobile, isDropdownItem, ...props}: Props): JSX.Element {
  return <HtmlNavbarItem {...props} mobile={mobile} isDropdownItem={mobile || isDropdownItem} />;
}
