const KEY = 'single-key-shortcuts';

/** Whether shortcuts of one character, such as `/`, are on. They can be turned off for people who dictate. */
export const areSingleKeysOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

/** Turns shortcuts of one character on or off; where nothing can be stored, they stay on. */
export const setSingleKeys = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // The choice is lost with the page.
  }
};
