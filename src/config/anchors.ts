/**
 * Headings whose anchor changed, by the route of their page: the old anchor, and the one that it is now at. Links of other
 * sites to the old one keep leading to the text.
 */
export const ANCHOR_ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
