/** The event that opens the list of shortcuts. */
export const OPEN_SHORTCUTS = 'open-shortcuts';

/** Opens the list of keyboard shortcuts. */
export const openShortcuts = (): void => {
  document.dispatchEvent(new CustomEvent(OPEN_SHORTCUTS));
};
