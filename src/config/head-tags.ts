const link = (rel: string, href: string, more: Record<string, string> = {}) => ({
  tagName: 'link',
  attributes: {rel, href, ...more},
});

/** Icons beside `favicon.svg`, for browsers and home screens that need another format. */
export const headTags = [
  link('icon', '/favicon.ico', {sizes: '32x32'}),
  link('apple-touch-icon', '/img/apple-touch-icon.png'),
  link('manifest', '/site.webmanifest'),
];
