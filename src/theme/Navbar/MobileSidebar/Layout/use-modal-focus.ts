import {type RefObject, useEffect} from 'react';
import {keepFocusInside} from '@site/src/lib/keep-focus-inside';

/** While `isOpen`, the focus stays inside of the element, and Escape closes it; then the focus returns to where it was. */
export const useModalFocus = (root: RefObject<HTMLElement>, isOpen: boolean, close: () => void): void => {
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return undefined;
    const before = document.activeElement;
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      else keepFocusInside(element, event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement && before.offsetParent !== null) before.focus({preventScroll: true});
    };
  }, [root, isOpen, close]);
};
