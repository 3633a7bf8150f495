const FOCUSABLE = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/** Handles a keydown event for an open dialog: Tab goes around inside of it instead of leaving it. */
export const keepFocusInside = (root: HTMLElement, event: KeyboardEvent): void => {
  if (event.key !== 'Tab') return;
  const elements = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.offsetParent !== null && !element.closest('[inert]'),
  );
  const [first, last] = [elements[0], elements.at(-1)];
  const isOutside = !root.contains(document.activeElement);
  if (!isOutside && document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
};
