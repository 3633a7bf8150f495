// Change: in the mobile menu, which is a list, the item is a list item. Ejected: the theme chooses the element itself.
import React from 'react';
import type {Props} from '@theme/NavbarItem/HtmlNavbarItem';
import clsx from 'clsx';

export default function HtmlNavbarItem({value, className, mobile = false, isDropdownItem = false}: Props): JSX.Element {
  const Element = mobile || isDropdownItem ? 'li' : 'div';
  return (
    <Element
      className={clsx({navbar__item: !mobile && !isDropdownItem, 'menu__list-item': mobile}, className)}
      // Written in the site's own configuration.
      dangerouslySetInnerHTML={{__html: value}}
    />
  );
}
