const link = (rel: string, href: string, more: Record<string, string> = {}) => ({
  tagName: 'link',
  attributes: {rel, href, ...more},
});

/** Icons for where the one of the browser's tab does not fit. */
export const headTags = [
  link('icon', '/favicon.ico', {sizes: '32x32'}),
  link('apple-touch-icon', '/img/apple-touch-icon.png'),
  link('manifest', '/site.webmanifest'),
];
