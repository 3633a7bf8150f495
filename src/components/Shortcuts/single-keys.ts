const KEY = 'single-key-shortcuts';

/** Whether shortcuts of one key, such as `/`, are on. People who dictate can turn them off. */
export const areSingleKeysOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

/** Where nothing can be stored, the choice is lost with the page. */
export const setSingleKeys = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    return;
  }
};
