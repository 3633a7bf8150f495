import {useEffect, type RefObject} from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

const reachable = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.offsetParent !== null && !element.closest('[inert]'),
  );

/** While `isOpen`, the focus stays inside of the element, and Escape closes it; then the focus returns to where it was. */
export function useModalFocus(root: RefObject<HTMLElement>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return undefined;
    const before = document.activeElement;
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      if (event.key !== 'Tab') return;
      const elements = reachable(element);
      const [first, last] = [elements[0], elements.at(-1)];
      const isOutside = !element.contains(document.activeElement);
      if (isOutside || document.activeElement === (event.shiftKey ? first : last)) {
        event.preventDefault();
        (event.shiftKey ? last : first)?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement && before.offsetParent !== null) before.focus({preventScroll: true});
    };
  }, [root, isOpen, close]);
}
