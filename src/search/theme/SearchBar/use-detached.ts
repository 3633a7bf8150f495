import {translate} from '@docusaurus/Translate';
import {type RefObject, useEffect} from 'react';
import {keepFocusInside} from '../../../lib/keep-focus-inside';

/** Screens on which the search covers everything: desktop is wider than 996 px. */
const NARROW = '(max-width: 996px)';
const RESIZE_DEBOUNCE_MS = 20;

/** Makes the full-screen search a dialog: the page behind neither scrolls nor takes the focus. */
export function useDetached(root: RefObject<HTMLElement>, isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element || !matchMedia(NARROW).matches) return undefined;
    const {overflow} = document.body.style;
    document.body.style.overflow = 'hidden';
    element.setAttribute('role', 'dialog');
    element.setAttribute('aria-modal', 'true');
    element.setAttribute('aria-label', translate({message: 'Search'}));

    const onKeyDown = (event: KeyboardEvent) => keepFocusInside(element, event);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => !matchMedia(NARROW).matches && onClose(), RESIZE_DEBOUNCE_MS);
    };
    element.addEventListener('keydown', onKeyDown);
    window.addEventListener('resize', onResize);
    return () => {
      document.body.style.overflow = overflow;
      for (const name of ['role', 'aria-modal', 'aria-label']) element.removeAttribute(name);
      clearTimeout(timer);
      element.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('resize', onResize);
      // After a navigation the focus is elsewhere.
      if (element.contains(document.activeElement)) element.querySelector('button')?.focus();
    };
  }, [root, isOpen, onClose]);
}
