import {readSiteEnvironment} from './environment';

const {baseUrl} = readSiteEnvironment();

const link = (rel: string, href: string, more: Record<string, string> = {}) => ({
  tagName: 'link',
  attributes: {rel, href, ...more},
});

/** Icons beside `favicon.svg`, for browsers and home screens that need another format. */
export const headTags = [
  link('icon', `${baseUrl}favicon.ico`, {sizes: '32x32'}),
  link('apple-touch-icon', `${baseUrl}img/apple-touch-icon.png`),
  link('manifest', `${baseUrl}site.webmanifest`),
];
