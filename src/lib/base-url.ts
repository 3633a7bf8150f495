import type {LoadContext} from '@docusaurus/types';

// The site's own code and its pages write routes as if the site were at the root of its host (`/docs/intro`). Docusaurus'
// routes and permalinks, and published addresses, begin with the base URL (`/repository/docs/intro`).

/** @param baseUrl path that begins and ends in a slash. */
export const withBaseUrl = (baseUrl: string, route: string): string => baseUrl + route.slice(1);

/** The opposite of {@link withBaseUrl}. */
export const withoutBaseUrl = (baseUrl: string, address: string): string => `/${address.slice(baseUrl.length)}`;

type Localized = Pick<LoadContext, 'baseUrl' | 'i18n'>;

/** Base URL of the default language, below which the others are unless one is built alone. */
export const rootOf = ({baseUrl, i18n: {currentLocale, defaultLocale, localeConfigs}}: Localized): string => {
  const own = `/${localeConfigs[currentLocale]?.path}/`;
  return currentLocale !== defaultLocale && baseUrl.endsWith(own) ? baseUrl.slice(0, 1 - own.length) : baseUrl;
};

/** Base URL of every language, the default first. */
export const basesOf = (context: Localized): string[] => {
  const {locales, defaultLocale, localeConfigs} = context.i18n;
  const root = rootOf(context);
  return locales.map((locale) => (locale === defaultLocale ? root : `${root}${localeConfigs[locale]!.path}/`));
};
