// Change: the open menu is a modal dialog, and the one of its two menus that is out of sight is inert. Ejected from
// theme-classic/lib/theme/Navbar/MobileSidebar/Layout/index.js@87aa3296: the attributes belong on its elements.
import {useEffect, useRef} from 'react';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {keepFocusInside} from '@site/src/lib/keep-focus-inside';

/** React 18 does not know the attribute, and passes a string on. */
const inert = (isInert: boolean): object => (isInert ? {inert: ''} : {});

export default function NavbarMobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): JSX.Element {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  const root = useRef<HTMLDivElement>(null);
  const primary = useRef<HTMLDivElement>(null);

  // While the menu is open, the focus stays inside, and Escape closes it; then the focus returns to where it was.
  useEffect(() => {
    const element = root.current;
    if (!shown || !element) return undefined;
    const before = document.activeElement;
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toggle();
      else keepFocusInside(element, event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement && before.offsetParent !== null) before.focus({preventScroll: true});
    };
  }, [shown, toggle]);

  useEffect(() => {
    // "Back to main menu", which had the focus, has just become inert.
    if (shown && !isSecondary) primary.current?.querySelector<HTMLElement>('a, button')?.focus({preventScroll: true});
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opening the menu focuses its close button instead
  }, [isSecondary]);

  return (
    <div
      ref={root}
      className="navbar-sidebar"
      {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': translate({message: 'Navigation'})})}
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
