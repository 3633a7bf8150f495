import fs from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {followingRoutes} from '../../tools/pages/addresses';

const BUILD_DIR = path.resolve(__dirname, '../../build');

export interface BuiltPage {
  readonly route: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

const toRoute = (file: string) => {
  const route = `/${path.relative(BUILD_DIR, file).split(path.sep).join('/')}`.replace(
    /(^|\/)index\.html$|\.html$/,
    '',
  );
  return route === '' ? '/' : route;
};

const follows = followingRoutes();

/** Every HTML page of the production build in the last version and the first language, the not-found page excepted. */
export const builtPages: readonly BuiltPage[] = fs
  .readdirSync(BUILD_DIR, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && entry.name !== '404.html')
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !follows(toRoute(file)))
  .map((file) => {
    const html = fs.readFileSync(file, 'utf8');
    let $: CheerioAPI | undefined;
    return {
      route: toRoute(file),
      html,
      // Parsed when it is wanted: most tests look at few pages, or at none.
      get $() {
        return ($ ??= load(html));
      },
    };
  })
  .sort((a, b) => a.route.localeCompare(b.route, 'en'));

/** Whether the build has a file at the pathname, such as an image or a script. */
export const isBuiltFile = (pathname: string): boolean => {
  const file = path.join(BUILD_DIR, decodeURIComponent(pathname));
  return fs.existsSync(file) && fs.statSync(file).isFile();
};
