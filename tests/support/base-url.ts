import {readSiteEnvironment} from '../../src/config/environment';
import {withBaseUrl} from '../../src/lib/base-url';

/** Path of the site that was built: `SITE_URL` decides. */
export const {baseUrl} = readSiteEnvironment();

/** The path at which a route of the site is published. */
export const pathOf = (route: string): string => withBaseUrl(baseUrl, route);
