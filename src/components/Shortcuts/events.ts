/** Opens the list of keyboard shortcuts when it is dispatched on the document. */
export const OPEN_SHORTCUTS = 'open-shortcuts';

export const openShortcuts = (): void => {
  document.dispatchEvent(new CustomEvent(OPEN_SHORTCUTS));
};
