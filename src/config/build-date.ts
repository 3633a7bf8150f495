// Formatted at build time: in the browser it would load tables of the locale at each first load.
const WORDS = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** The day of the build: today, or the day of `SOURCE_DATE_EPOCH` (seconds since 1970), for reproducible builds. */
export function buildDate(env: Readonly<Record<string, string | undefined>> = process.env) {
  const epoch = Number(env.SOURCE_DATE_EPOCH?.trim() || Number.NaN);
  const moment = Number.isFinite(epoch) ? new Date(epoch * 1000) : new Date();
  return {date: moment.toISOString().slice(0, 10), words: WORDS.format(moment)};
}
export type BuildDate = ReturnType<typeof buildDate>;
