/** Docusaurus' own variable says `undefined` before the first language. */
const localeOf = (value = '') => (/^[a-z]{2,3}(-|$)/.test(value) && value !== 'en' ? value : 'en-GB');

// Formatted at build time: in the browser it would load tables of the locale at each first load.
const format = (locale: string | undefined, moment: Date) =>
  new Intl.DateTimeFormat(localeOf(locale), {dateStyle: 'long', timeZone: 'UTC'}).format(moment);

/**
 * The day of the build: today, or the day of `SOURCE_DATE_EPOCH` (seconds since 1970), for reproducible builds. In words of
 * `DOCUSAURUS_CURRENT_LOCALE`, which Docusaurus sets to the language that it builds.
 */
export function buildDate(env: Readonly<Record<string, string | undefined>> = process.env) {
  const epoch = Number(env.SOURCE_DATE_EPOCH?.trim() || Number.NaN);
  const moment = Number.isFinite(epoch) ? new Date(epoch * 1000) : new Date();
  return {date: moment.toISOString().slice(0, 10), words: format(env.DOCUSAURUS_CURRENT_LOCALE, moment)};
}
export type BuildDate = ReturnType<typeof buildDate>;
