/** A day, for machines and for readers. */
export interface BuildDate {
  /** As `2026-11-21`. */
  readonly date: string;
  /** As `21 November 2026`: a browser takes longer to learn how dates are written than to show the rest of the footer. */
  readonly words: string;
}

const WORDS = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * The day on which the site is built: today, or the moment that `SOURCE_DATE_EPOCH` names in seconds, so that the same
 * sources can give the same bytes on another day.
 */
export function buildDate(env: Readonly<Record<string, string | undefined>> = process.env): BuildDate {
  const epoch = Number(env.SOURCE_DATE_EPOCH?.trim() || Number.NaN);
  const moment = Number.isFinite(epoch) ? new Date(epoch * 1000) : new Date();
  return {date: moment.toISOString().slice(0, 10), words: WORDS.format(moment)};
}
