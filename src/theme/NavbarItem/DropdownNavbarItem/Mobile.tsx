import {useEffect} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import {DropdownItems, useContainsActive} from './items';

export default function Mobile({items, className, onClick, label, children}: Omit<Props, 'mobile'>): JSX.Element {
  const isActive = useContainsActive(items);
  const pathname = useLocalPathname();
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({initialState: () => !isActive});
  useEffect(() => {
    if (isActive) setCollapsed(false);
  }, [pathname, isActive, setCollapsed]);

  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <button
        type="button"
        className={clsx('clean-btn menu__link menu__link--sublist menu__link--sublist-caret', className)}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        {children ?? label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <DropdownItems items={items} mobile onClick={onClick} activeClassName="menu__link--active" />
      </Collapsible>
    </li>
  );
}
