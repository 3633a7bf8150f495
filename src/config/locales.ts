import fs from 'node:fs';

export const DEFAULT_LOCALE = 'en';

const folders = fs
  .readdirSync('i18n', {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && /^\w/.test(entry.name) && entry.name !== DEFAULT_LOCALE)
  .map(({name}) => name);

/** The languages of the site, each a folder of `i18n/`, the default first. */
export const LOCALES: readonly string[] = [DEFAULT_LOCALE, ...folders.sort()];
