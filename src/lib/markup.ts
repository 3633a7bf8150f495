/** Escapes text for a double-quoted attribute of HTML or XML, or for its text. */
export const escapeMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Puts elements into the head of a built page after its `charset`, or throws. They come before every script, so that a
 * policy among them holds for all of the page; and outside of what React hydrates.
 */
export function addToHead(html: string, elements: readonly string[]): string {
  const charset = /<meta charset="?utf-8"?\s*\/?>/i.exec(html);
  if (!charset) throw new Error('a page without <meta charset="UTF-8"> cannot be given a security policy');
  const end = charset.index + charset[0].length;
  return html.slice(0, end) + elements.join('') + html.slice(end);
}
