/** Headings whose anchor changed: route → old anchor → present anchor. Links to the old anchor keep working. */
export const ANCHOR_ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
