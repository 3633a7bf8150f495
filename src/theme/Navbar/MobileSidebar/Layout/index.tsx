// Change: the open menu is a modal dialog, and the one of its two menus that is out of sight is inert.
// Ejected from theme-classic/lib/theme/Navbar/MobileSidebar/Layout/index.js@87aa3296: the attributes belong on its elements.
import {useEffect, useRef} from 'react';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {useModalFocus} from './use-modal-focus';

/** React 18 does not know the attribute, and passes a string on. */
const inert = (isInert: boolean): object => (isInert ? {inert: ''} : {});

export default function NavbarMobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): JSX.Element {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  const root = useRef<HTMLDivElement>(null);
  const primary = useRef<HTMLDivElement>(null);
  useModalFocus(root, shown, toggle);

  useEffect(() => {
    // "Back to main menu", which had the focus, has just become inert.
    if (shown && !isSecondary) primary.current?.querySelector<HTMLElement>('a, button')?.focus({preventScroll: true});
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opening the menu focuses its close button instead
  }, [isSecondary]);

  return (
    <div
      ref={root}
      className="navbar-sidebar"
      {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': 'Navigation'})}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', isSecondary && 'navbar-sidebar__items--show-secondary')}>
        <div ref={primary} className="navbar-sidebar__item menu" {...inert(isSecondary)}>
          {primaryMenu}
        </div>
        <div className="navbar-sidebar__item menu" {...inert(!isSecondary)}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
