import {createStorageSlot} from '@docusaurus/theme-common';

/** Where nothing can be stored, it is empty. */
const stored = createStorageSlot('single-key-shortcuts');

/** Whether shortcuts of one key, such as `/`, are on. People who dictate can turn them off. */
export const areSingleKeysOn = (): boolean => stored.get() !== 'off';

export const setSingleKeys = (isOn: boolean): void => (isOn ? stored.del() : stored.set('off'));
