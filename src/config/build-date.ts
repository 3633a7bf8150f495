/**
 * The day on which the site is built, as `2026-11-21`: today, or the moment that `SOURCE_DATE_EPOCH` names in seconds, so
 * that the same sources can give the same bytes on another day.
 */
export function buildDate(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const epoch = Number(env.SOURCE_DATE_EPOCH?.trim() || Number.NaN);
  return (Number.isFinite(epoch) ? new Date(epoch * 1000) : new Date()).toISOString().slice(0, 10);
}
